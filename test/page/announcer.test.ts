import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'
import { find, showPage } from '../support/page'

let announcer: typeof import('../../src/page/announcer')
beforeEach(async () => {
  openPage()
  vi.useFakeTimers()
  announcer = await import('../../src/page/announcer')
})

const regions = () => document.querySelectorAll('.widget_shopping_cart_live_region')

test('cart.add.announces-success-after-1s: the message is spoken one second later, not earlier', () => {
  announcer.announce('Đã thêm')
  vi.advanceTimersByTime(999)
  expect(document.body.textContent).toBe('')
  vi.advanceTimersByTime(1)
  const region = find('.widget_shopping_cart_live_region')
  expect(region.outerHTML).toBe(
    '<div class="widget_shopping_cart_live_region screen-reader-text" role="status" aria-relevant="all">Đã thêm</div>',
  )
})

test.each([[undefined], ['']])('cart.add.no-message-no-announcement: %j changes nothing', (message) => {
  showPage('<div class="widget_shopping_cart_live_region">before</div>')
  announcer.announce(message)
  vi.runAllTimers()
  expect(document.body.innerHTML).toBe('<div class="widget_shopping_cart_live_region">before</div>')
})

test('a region that the page has already is used again', () => {
  showPage('<p class="widget_shopping_cart_live_region"></p>')
  announcer.announce('Đã thêm')
  vi.runAllTimers()
  expect(regions()).toHaveLength(1)
  expect(find('p').textContent).toBe('Đã thêm')
})

test('where the region has left the page with what was around it, the next message has another', () => {
  announcer.announce('one')
  vi.runAllTimers()
  showPage('')
  expect(announcer.isAnnounced('one')).toBe(false)
  announcer.clearAnnouncement()
  announcer.announce('two')
  vi.runAllTimers()
  expect(regions()).toHaveLength(1)
  expect(document.body.textContent).toBe('two')
})

test('while a modal dialog of the browser’s own is open the message is spoken in it, and afterwards on the page again', () => {
  showPage('<main>page</main><dialog>another plugin’s</dialog>')
  const dialog = find<HTMLDialogElement>('dialog')
  const ask = document.querySelector.bind(document)
  // This DOM knows no `:modal`.
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === 'dialog:modal' ? ask('dialog[open]') : ask(selector),
  )
  dialog.showModal()
  announcer.announce('in it')
  vi.advanceTimersByTime(999)
  expect(regions()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(find('dialog .widget_shopping_cart_live_region').textContent).toBe('in it')
  announcer.announce('closed meanwhile')
  dialog.close()
  vi.advanceTimersByTime(1000)
  expect(regions()).toHaveLength(1)
  expect(find('main ~ .widget_shopping_cart_live_region').textContent).toBe('closed meanwhile')
})

test('of two messages within a second both are spoken, each at its time', () => {
  announcer.announce('one')
  vi.advanceTimersByTime(500)
  announcer.announce('two')
  vi.advanceTimersByTime(500)
  expect(document.body.textContent).toBe('one')
  vi.advanceTimersByTime(500)
  expect(regions()).toHaveLength(1)
  expect(document.body.textContent).toBe('two')
})

test('cart.add.announces-success-after-1s: a message that waits is spoken, whatever is asked for meanwhile, unless its own author takes it back', () => {
  announcer.announce('one')
  const takeBack = announcer.announce('two')
  vi.advanceTimersByTime(500)
  announcer.clearAnnouncement()
  takeBack()
  vi.runAllTimers()
  expect(document.body.textContent).toBe('one')
})

test('a message about what is used anew is out of date: it is not spoken after the new one', () => {
  const button = document.createElement('button')
  announcer.announce('failed', button)
  vi.advanceTimersByTime(400)
  announcer.clearAnnouncement(button)
  announcer.announce('added')
  vi.advanceTimersByTime(600)
  expect(document.body.textContent).toBe('')
  vi.advanceTimersByTime(400)
  expect(document.body.textContent).toBe('added')
})

test('a new request empties the region, so that the same message can be spoken again', () => {
  announcer.announce('one')
  vi.runAllTimers()
  announcer.clearAnnouncement()
  expect(find('.widget_shopping_cart_live_region').outerHTML).toBe(
    '<div class="widget_shopping_cart_live_region screen-reader-text" role="status"></div>',
  )
})

test('what the region says already is known to the letter', () => {
  expect(announcer.isAnnounced('Đã thêm')).toBe(false)
  showPage('<p class="widget_shopping_cart_live_region">Đã thêm</p>')
  expect(announcer.isAnnounced('Đã thêm')).toBe(true)
  expect(announcer.isAnnounced('Đã')).toBe(false)
})
