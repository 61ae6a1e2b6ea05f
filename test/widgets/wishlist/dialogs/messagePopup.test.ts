import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, PAINT, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find, press } from '../../../support/page'
import { wakeDialogs } from './wishlistDialogs'

const POPUP = 'body > .tinv-wishlist > .tinvwl_added_to_wishlist.tinv-modal-open'

/** The pop-up as the plugin's server prints it (plugins contract 2.1). */
const served = `<div class="tinvwl_added_to_wishlist tinv-modal tinv-modal-open"><div class="tinv-overlay"></div>
  <div class="tinv-table"><div class="tinv-cell"><div class="tinv-modal-inner"><i class="icon_big_heart_check"></i>
  <div class="tinv-txt">Đã thêm
    <b>Bóng chuông</b></div>
  <button class="button tinvwl_button_view tinvwl-btn-onclick" data-url="https://shop.test/wishlist/">Xem</button>
  <button class="button tinvwl_button_close">Đóng</button><a class="tinv-close-modal" href="#x">×</a></div></div></div></div>`

let page: TestPage
let dismissed: number

beforeEach(async () => {
  page = openPage('<main><button id="heart">♥</button></main>')
  dismissed = 0
  stopClock()
  await wakeDialogs()
})

const isOpen = () => !!document.querySelector(POPUP)

/** Shows a message; time passes only when the test says so. */
async function show(html = served, stays = false): Promise<void> {
  const { showMessage } = await import('../../../../widgets/wishlist/dialogs/dialogs')
  find('#heart').focus()
  showMessage(html, find('#heart'), {
    stays,
    onDismiss() {
      dismissed++
    },
  })
  await pass()
}

test('wishlist.answer.msg-opens-popup: the message stands in a dialog that is named by its words and has the focus', async () => {
  await show()
  const popup = find(POPUP)
  expect(popup.querySelector('b')?.textContent).toBe('Bóng chuông')
  expect(popup.getAttribute('role')).toBe('dialog')
  expect(popup.getAttribute('aria-modal')).toBe('true')
  expect(popup.tabIndex).toBe(-1)
  expect(popup.getAttribute('aria-label')).toBe('Đã thêm Bóng chuông')
  expect(document.activeElement).toBe(popup)
  await pass(PAINT)
  expect(find('main').hasAttribute('inert')).toBe(true)
})

test('wishlist.answer.msg-opens-popup: the server’s own pop-up stands by itself, in no second one of ours with another close button', async () => {
  await show()
  expect(document.querySelectorAll('.tinv-modal')).toHaveLength(1)
  expect(document.querySelectorAll('.tinvwl_button_close')).toHaveLength(1)
})

test('wishlist.answer.msg-closes-after-6000-ms: the pop-up goes by itself, the focus is back where it was, nothing is called off', async () => {
  const closings = page.heard('tinvwl_modal_closed')
  await show()
  await pass(5999)
  expect(isOpen()).toBe(true)
  await pass(1)
  expect(isOpen()).toBe(false)
  expect(closings).toEqual([])
  expect(document.querySelector('.tinv-modal')).toBeNull()
  expect(document.activeElement).toBe(find('#heart'))
  expect(find('main').hasAttribute('inert')).toBe(false)
  expect(dismissed).toBe(0)
})

test('after another script has removed one, the next is shown', async () => {
  await show()
  find('body > .tinv-wishlist').remove()
  await pass(6000)
  expect(document.querySelector('.tinv-wishlist')).toBeNull()
  await show()
  expect(isOpen()).toBe(true)
  expect(page.reports).toEqual([])
})

test('closed by hand, it does not come back for the focus when its time is over', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input>')
  await show()
  press('Escape', document.body)
  find('input').focus()
  await pass(6000)
  expect(document.activeElement).toBe(find('input'))
})

test('a setting says when it closes', async () => {
  const { giveSettings } = await import('../../../../src/stores/mergeSettings')
  giveSettings({ wishlistPopupTime: '2000' })
  await show()
  await pass(1999)
  expect(isOpen()).toBe(true)
  await pass(1)
  expect(isOpen()).toBe(false)
})

test('who has gone to one of its buttons with the keyboard is not interrupted', async () => {
  await show()
  find('.tinvwl_button_view').focus()
  await pass(60_000)
  expect(isOpen()).toBe(true)
})

test('where a redirect is to follow it stays', async () => {
  await show(served, true)
  await pass(60_000)
  expect(isOpen()).toBe(true)
})

describe.each([
  ['the close button', () => click(find('.tinvwl_button_close')), '.tinvwl_button_close'],
  ['the close link', () => click(find('.tinv-close-modal')), '.tinv-close-modal'],
  ['a click beside it', () => click(find('.tinv-overlay')), '.tinv-overlay'],
  ['Esc', () => press('Escape', document.body), '.tinv-modal'],
])('closing by %s', async (_how, close, closer) => {
  test('gives the focus back, calls off what was to follow, and tells other plugins what was clicked', async () => {
    const closings = page.heard('tinvwl_modal_closed')
    await show(served, true)
    const clicked = find(closer)
    const event = close()
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(find('#heart'))
    expect(document.documentElement.style.overflow).toBe('')
    expect(dismissed).toBe(1)
    expect(closings).toEqual([[clicked]])
    expect(event.defaultPrevented).toBe(event.type === 'click')
    press('Escape', document.body)
    expect(dismissed).toBe(1)
  })
})

test('jQuery plugins hear of the closing too, once', async () => {
  const heard: unknown[] = []
  installJQuery()(document.body).on('tinvwl_modal_closed', (_event, clicked) => {
    heard.push((clicked as Element).className)
  })
  await show()
  click(find('.tinvwl_button_close'))
  expect(heard).toEqual(['button tinvwl_button_close'])
})

test('its button leads to the wishlist, a click on its words does nothing, and no address but that of a page is followed', async () => {
  await show()
  click(find('.tinv-txt b'))
  expect(isOpen()).toBe(true)
  click(find('.tinvwl_button_view'))
  expect(page.visited).toEqual(['https://shop.test/wishlist/'])
  find('.tinvwl_button_view').dataset['url'] = 'javascript:alert(1)'
  click(find('.tinvwl_button_view'))
  expect(page.visited).toHaveLength(1)
})

test('who follows its button or a link in it goes there, and nowhere else later', async () => {
  await show(
    '<p>Đã thêm <a href="/wishlist/">vào danh sách</a> <button class="tinvwl-btn-onclick" data-url="/x/"></button></p>',
    true,
  )
  click(find('.tinv-txt p'))
  expect(dismissed).toBe(0)
  click(find('.tinv-txt a'))
  expect(dismissed).toBe(1)
  click(find('.tinv-txt button'))
  expect([dismissed, isOpen()]).toEqual([2, true])
})

test('words alone get a pop-up of our own, with a close button in the language of the shopper', async () => {
  await show('<p>Có <em>lỗi</em> xảy ra</p>')
  expect(find(`${POPUP} .tinv-modal-inner .tinv-txt em`).textContent).toBe('lỗi')
  expect(find(POPUP).getAttribute('aria-label')).toBe('Có lỗi xảy ra')
  expect(find(`${POPUP} > .tinv-overlay`)).toBeTruthy()
  const close = find<HTMLButtonElement>(`${POPUP} button.tinvwl_button_close`)
  expect(close.type).toBe('button')
  expect(close.textContent).toBe('Đóng')
  click(close)
  expect(isOpen()).toBe(false)
})

test('scripts of a message do not come in, and a message without words opens nothing', async () => {
  await show('<b>Lỗi</b><script>window.ran = true</script>')
  expect(document.querySelector('script')).toBeNull()
  expect(find(POPUP).getAttribute('aria-label')).toBe('Lỗi')
  expect(window).not.toHaveProperty('ran')
  await pass(6000)
  await show(' <script>1</script> ')
  await show('')
  expect(isOpen()).toBe(false)
})

test('a second message takes the place of the first and has its full time; nothing counts as closed by the shopper', async () => {
  await show()
  await pass(4000)
  await show('Mới')
  expect(document.querySelectorAll('.tinv-modal')).toHaveLength(1)
  expect(find(POPUP).getAttribute('aria-label')).toBe('Mới')
  expect(dismissed).toBe(0)
  await pass(5999)
  expect(isOpen()).toBe(true)
  await pass(1)
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(find('#heart'))
})

test('it stands where the plugin’s styles want it, in what is there for it, never in a list or a button that stands by itself', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div class="tinv-wishlist woocommerce tinv-wishlist-clear"></div><div class="tinv-wraper tinv-wishlist"></div>',
  )
  await show()
  expect(find(POPUP).parentElement?.className).toBe('tinv-wishlist')
  await pass(6000)
  await show()
  expect(document.querySelectorAll('body > [class="tinv-wishlist"]')).toHaveLength(1)
})

test('it makes room for what opens over the page next, as the cart’s panel after an add; nothing counts as closed by the shopper', async () => {
  const { closeLightbox } = await import('../../../../src/page/openLightboxes')
  const closings = page.heard('tinvwl_modal_closed')
  await show(served, true)
  closeLightbox()
  expect(document.activeElement).toBe(find('#heart'))
  await pass()
  expect(isOpen()).toBe(false)
  expect(dismissed).toBe(0)
  expect(closings).toEqual([])
})

test('over another modal it is the only one that Esc closes', async () => {
  const { openModal } = await import('../../../../src/page/modal')
  const lower = document.body.appendChild(document.createElement('div'))
  let escapes = 0
  openModal(lower, {
    hasScrollBar: false,
    opener: find('#heart'),
    close() {
      escapes++
    },
  })
  await show()
  press('Escape', document.body)
  expect([isOpen(), escapes]).toEqual([false, 0])
  expect(lower.hasAttribute('inert')).toBe(false)
  press('Escape', document.body)
  expect(escapes).toBe(1)
})
