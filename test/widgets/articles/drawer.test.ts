import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { pass } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { openArticle, sections } from './contentsPage'

/** The drawer at the side of the window, as the plugin prints it; its inline handlers call the plugin's script, which has gone. */
const drawer = (state = 'hide') => `<div class="ez-toc-sticky">
  <div class="ez-toc-sticky-fixed ${state} ez-toc-sticky-grey"><div class="ez-toc-sidebar">
    <div class="ez-toc-sticky-title-container"><p class="ez-toc-sticky-title">Mục lục</p>
      <a class="ez-toc-close-icon" href="#" onclick="ezTOC_hideBar(event)" aria-label="×"><span>×</span></a></div>
    <div id="ez-toc-sticky-container"><nav><ul class="ez-toc-sticky-list">
      <li><a class="ez-toc-link" href="#a">A</a></li></ul></nav></div></div></div>
  <a class="ez-toc-open-icon" href="#" onclick="ezTOC_showBar(event)"><span class="text">Mục lục</span></a></div>`

const isOpen = () => {
  const { classList } = find('.ez-toc-sticky-fixed')
  expect(classList.contains('show')).toBe(!classList.contains('hide'))
  return classList.contains('show')
}

const press = async (selector: string) => {
  const event = click(find(selector))
  await pass()
  return event
}

beforeEach(() => {
  fakeIntersectionObserver()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

/** Opens a page with a drawer, an article and the plugin's globals. */
const open = (local: object = {}, state = 'hide') =>
  openArticle(`<article>${sections('a')}</article>${drawer(state)}`, {}, () =>
    vi.stubGlobal('eztoc_sticky_local', local),
  )

describe('the drawer at the side of the window', () => {
  test('opens by its handle and closes by its cross, without a word to the inline handlers', async () => {
    await open()
    const inline = vi.fn()
    find('.ez-toc-open-icon').addEventListener('click', inline)
    expect(isOpen()).toBe(false)
    const event = await press('.ez-toc-open-icon .text')
    expect(event.defaultPrevented).toBe(true)
    expect(inline).not.toHaveBeenCalled()
    expect(isOpen()).toBe(true)
    expect(find('.ez-toc-open-icon').style.zIndex).toBe('-1')
    expect(find('.ez-toc-open-icon').getAttribute('aria-expanded')).toBe('true')
    expect((await press('.ez-toc-close-icon span')).defaultPrevented).toBe(true)
    expect(isOpen()).toBe(false)
    expect(find('.ez-toc-open-icon').style.zIndex).toBe('9999999')
    expect(find('.ez-toc-open-icon').getAttribute('aria-expanded')).toBe('false')
  })

  test('closes by a click beside it, and stays for one in it', async () => {
    await open({}, 'show')
    expect(isOpen()).toBe(true)
    await press('.ez-toc-sticky-title')
    await press('.ez-toc-link')
    expect(isOpen()).toBe(true)
    await press('h2')
    expect(isOpen()).toBe(false)
  })

  test('stays for a click that a script raises on the document itself, and closes by its cross afterwards', async () => {
    await open({ close_on_link_click: '1' }, 'show')
    await press('.ez-toc-sticky-title')
    document.dispatchEvent(new MouseEvent('click'))
    await pass()
    expect(isOpen()).toBe(true)
    await press('.ez-toc-close-icon')
    expect(isOpen()).toBe(false)
  })

  test('closes with a click on an entry, where the shop says so', async () => {
    await open({ close_on_link_click: '1' }, 'show')
    expect(isOpen()).toBe(true)
    await press('.ez-toc-link')
    expect(isOpen()).toBe(false)
  })

  test('is open to the keyboard where it can be seen: the cross has the focus then, Esc gives it back to the handle', async () => {
    await open()
    const [opener, closer] = [find('.ez-toc-open-icon'), find('.ez-toc-close-icon')]
    const isShut = () => find('.ez-toc-sticky-fixed').inert
    expect(isShut()).toBe(true)
    opener.focus()
    await press('.ez-toc-open-icon')
    expect(isShut()).toBe(false)
    expect(document.activeElement).toBe(closer)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    // One that ends an input method's composition.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }))
    await pass()
    expect(isOpen()).toBe(true)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await pass()
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  test('stays where an Esc is held that has closed something else, and where it is another’s', async () => {
    await open({}, 'show')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', repeat: true, bubbles: true }))
    const answered = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    answered.preventDefault()
    document.dispatchEvent(answered)
    await pass()
    expect(isOpen()).toBe(true)
    const dialog = document.body.appendChild(document.createElement('div'))
    const { openModal } = await import('../../../src/page/modal')
    const close = openModal(dialog, { opener: document.body, hasScrollBar: false, close: () => close() })
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await pass()
    expect(isOpen()).toBe(true)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await pass()
    expect(isOpen()).toBe(false)
  })

  test('stays where an Esc is that of a tip or a menu which has opened after it', async () => {
    await open({}, 'show')
    const answer = (event: Event) => event.preventDefault()
    document.addEventListener('keydown', answer, { once: true })
    const esc = { key: 'Escape', bubbles: true, cancelable: true }
    document.dispatchEvent(new KeyboardEvent('keydown', esc))
    await pass()
    expect(isOpen()).toBe(true)
    document.dispatchEvent(new KeyboardEvent('keydown', esc))
    await pass()
    expect(isOpen()).toBe(false)
  })

  test('leaves the focus of who has it beside the drawer', async () => {
    await open({}, 'show')
    const beside = document.createElement('button')
    document.body.append(beside)
    beside.focus()
    await press('h2')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(beside)
  })

  test('is there only on the devices that the shop says', async () => {
    vi.stubGlobal('innerWidth', 600)
    await open({ device_target: 'desktop_tablet', mobile_breakpoint: '768', tablet_max_breakpoint: '1024' })
    const isSeen = () => find('.ez-toc-sticky').style.display !== 'none'
    const widen = async (width: number) => {
      vi.stubGlobal('innerWidth', width)
      dispatchEvent(new Event('resize'))
      await pass()
      return isSeen()
    }
    expect(isSeen()).toBe(false)
    expect([await widen(769), await widen(1025), await widen(768)]).toEqual([true, true, false])
  })

  test.each([
    ['tablet', [false, true, false]],
    ['desktop', [false, false, true]],
    ['mobile_desktop', [true, false, true]],
  ])('with %s as the shop’s devices it is there at 768, 1024 and 1025 pixels: %j', async (device_target, seen) => {
    await open({ device_target, mobile_breakpoint: '768', tablet_max_breakpoint: '1024' })
    const found: boolean[] = []
    for (const width of [768, 1024, 1025]) {
      vi.stubGlobal('innerWidth', width)
      dispatchEvent(new Event('resize'))
      await pass()
      found.push(find('.ez-toc-sticky').style.display !== 'none')
    }
    expect(found).toEqual(seen)
  })

  test('is left to the plugin where its calls are there', async () => {
    const showBar = vi.fn((event: Event) => event.preventDefault())
    vi.stubGlobal('ezTOC_showBar', showBar)
    await open()
    find('.ez-toc-open-icon').addEventListener('click', showBar)
    await press('.ez-toc-open-icon')
    expect(isOpen()).toBe(false)
    expect(showBar).toHaveBeenCalledOnce()
  })
})
