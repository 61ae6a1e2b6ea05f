import { expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { click, find } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const OPEN = 'header-vertical-menu__fly-out--open'

/** The theme's menu of categories (3.20), with something before and behind it. */
async function start(classes = ''): Promise<void> {
  openPage(`<ul class="nav header-nav"><li class="header-vertical-menu">
    <div class="header-vertical-menu__opener" tabindex="0" role="button" aria-expanded="${!!classes}" aria-haspopup="menu">Danh mục</div>
    <div class="header-vertical-menu__fly-out ${classes}"><ul class="ux-nav-vertical-menu"><li><a href="/ghe/" id="inside">Ghế</a></li></ul></div>
    </li></ul><a href="/x/" id="behind">x</a>`)
  stopClock()
  await startPage()
}

const opener = () => find('.header-vertical-menu__opener')
const state = () => [find('.header-vertical-menu__fly-out').matches(`.${OPEN}`), opener().getAttribute('aria-expanded')]

async function press(key: string, target = opener(), repeat = false): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  await pass(50)
  return event
}

test.each(['Enter', ' '])('the menu of categories opens and closes by %o', async (key) => {
  await start()
  opener().focus()
  const event = await press(key)
  expect(event.defaultPrevented).toBe(true)
  expect(state()).toEqual([true, 'true'])
  await press(key)
  expect(state()).toEqual([false, 'false'])
})

test.each(['Enter', ' '])('the key %o that is held down opens it once', async (key) => {
  await start()
  opener().focus()
  await press(key)
  const repeated = await press(key, opener(), true)
  expect(repeated.defaultPrevented).toBe(true)
  expect(state()).toEqual([true, 'true'])
})

test('two keys that come before its code open it and close it again', async () => {
  await start()
  opener().focus()
  for (const _key of ['first', 'second'])
    opener().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await pass(50)
  expect(state()).toEqual([false, 'false'])
})

test('it opens and closes where a screen reader presses it, also what is in its title, and not by the click of a mouse', async () => {
  await start()
  opener().innerHTML = '<i class="icon-menu"></i> Danh mục'
  for (const [target, isOpen] of [
    [opener(), true],
    [find('.icon-menu'), false],
  ] as const) {
    expect(click(target, { detail: 0 }).defaultPrevented).toBe(true)
    await pass(50)
    expect(state()).toEqual([isOpen, `${isOpen}`])
  }
  expect(click(opener(), { detail: 1 }).defaultPrevented).toBe(false)
  await pass(50)
  expect(state()).toEqual([false, 'false'])
  expect(click(find('#inside'), { detail: 0 }).defaultPrevented).toBe(false)
})

test('Esc closes it and gives the focus back; other keys, and keys on its entries, do nothing', async () => {
  await start()
  opener().focus()
  expect((await press('a')).defaultPrevented).toBe(false)
  await press('Escape')
  expect(state()[0]).toBe(false)
  await press('Enter')
  find('#inside').focus()
  expect((await press('Enter', find('#inside'))).defaultPrevented).toBe(false)
  expect(state()).toEqual([true, 'true'])
  // This one breaks off what an input method composes.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }))
  await pass(50)
  expect(state()[0]).toBe(true)
  // What lies below hears of it that it is answered.
  expect((await press('Escape', find('#inside'))).defaultPrevented).toBe(true)
  expect(state()).toEqual([false, 'false'])
  expect(document.activeElement).toBe(opener())
})

test('for who comes back to the page it is closed, with the focus on what opens it', async () => {
  await start()
  opener().focus()
  await press('Enter')
  find('#inside').focus()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass(50)
  expect(state()).toEqual([false, 'false'])
  expect(document.activeElement).toBe(opener())
})

test('a menu that has opened in it closes first, by an Esc of its own', async () => {
  await start()
  find('.ux-nav-vertical-menu').innerHTML =
    '<li id="chairs" class="has-dropdown"><a href="/ghe/" id="inside">Ghế</a><ul class="nav-dropdown"></ul></li>'
  await startPage()
  opener().focus()
  await press('Enter')
  find('#inside').focus()
  await pass(50)
  const isInnerOpen = () => find('#chairs').matches('.current-dropdown')
  expect([isInnerOpen(), state()[0]]).toEqual([true, true])
  await press('Escape', find('#inside'))
  expect([isInnerOpen(), state()[0]]).toEqual([false, true])
  await press('Escape', find('#inside'))
  expect(state()[0]).toBe(false)
})

test('it leaves the Esc to a dialog that has opened over it', async () => {
  await start()
  opener().focus()
  await press('Enter')
  const { openModal } = await import('../../../../src/page/modal')
  document.body.insertAdjacentHTML('beforeend', '<div id="modal" tabindex="-1"></div>')
  const close = vi.fn()
  openModal(find('#modal'), { opener: find('#behind'), hasScrollBar: false, close })
  await press('Escape', find('#modal'))
  expect(close).toHaveBeenCalledOnce()
})

test('it closes when something beside it is pressed that takes no focus, and not when something in it is', async () => {
  await start()
  opener().focus()
  await press('Enter')
  find('#inside').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await pass(50)
  expect(state()[0]).toBe(true)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await pass(50)
  expect(state()).toEqual([false, 'false'])
})

test('it closes when the focus has left it, and stays while that is in it', async () => {
  await start()
  opener().focus()
  await press('Enter')
  find('#inside').focus()
  await pass(50)
  expect(state()[0]).toBe(true)
  find('#behind').focus()
  await pass(50)
  expect(state()).toEqual([false, 'false'])
})

test('one that is open for good stays so', async () => {
  await start(OPEN)
  opener().focus()
  await press('Enter')
  expect(state()).toEqual([true, 'true'])
})
