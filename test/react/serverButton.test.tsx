import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ServerButton, type ServerButtonProps } from '../../src/react'
import { find, press } from '../support/page'
import { html, letRender, showQuietPage, wakeWith } from './page'

const server = `<div class="host"><span id="words">Close</span><i id="icon"></i><i id="labelled" aria-label="Shut"></i>
  <a id="picture"><img alt="A cat"></a><a id="link" href="#there"><img alt=""></a>
  <button id="button"></button><input id="input" type="submit"></div>`

beforeEach(() => showQuietPage(server))

/** An island that makes a button of an element, says more about it, and notes the clicks on it. */
async function makeButton(selector: string, said: Partial<ServerButtonProps> = {}) {
  const clicked = vi.fn()
  const { island, set } = await wakeWith(selector, (at) => (
    <ServerButton of={find(at)} label='Do it' onClick={clicked} {...said} />
  ))
  return { island, set, clicked, element: find(selector) }
}

const looks = (element: Element) => ['role', 'tabindex', 'aria-label'].map((name) => element.getAttribute(name))

describe('an element of the server that is made a button', () => {
  test.each([
    ['without a name', '#icon', ['button', '0', 'Do it']],
    ['with words', '#words', ['button', '0', null]],
    ['with a label of its own', '#labelled', ['button', '0', 'Shut']],
    ['with the name of its picture', '#picture', ['button', '0', null]],
    ['that is a link', '#link', [null, null, 'Do it']],
    ['that is a button', '#button', [null, null, 'Do it']],
    ['that is a field’s button', '#input', [null, null, 'Do it']],
  ])('%s', async (_what, selector, expected) => {
    const { island, element } = await makeButton(selector)
    expect(looks(element)).toEqual(expected)
    island.leave()
    expect(html()).toBe(server)
  })

  test('that is a link has the role that it is given, a real button has none', async () => {
    expect(looks((await makeButton('#link', { role: 'button' })).element)).toEqual(['button', null, 'Do it'])
    expect(looks((await makeButton('#button', { role: 'button' })).element)).toEqual([null, null, 'Do it'])
  })

  test('has no empty name, and what else is said about it', async () => {
    const { element } = await makeButton('#icon', { label: '', 'aria-expanded': false, class: { 'is-there': true } })
    expect(element.outerHTML).toBe(
      '<i id="icon" aria-expanded="false" class="is-there" role="button" tabindex="0"></i>',
    )
  })

  test('has the name that it was given only until it has words of its own', async () => {
    const { element, set } = await makeButton('#icon')
    // Another text for the same element: it is only rendered again.
    await set(' #icon')
    expect(looks(element)).toEqual(['button', '0', 'Do it'])
    element.textContent = 'Close'
    await set('#icon')
    expect(looks(element)).toEqual(['button', '0', null])
  })

  test('keeps the name that it was given, and gives it back when another element takes its place', async () => {
    const { element, set } = await makeButton('#icon')
    await set('#words')
    expect([looks(element), looks(find('#words'))]).toEqual([
      [null, null, null],
      ['button', '0', null],
    ])
    await set('#icon')
    expect(looks(element)).toEqual(['button', '0', 'Do it'])
  })
})

describe('the keys that press it', () => {
  test.each([
    ['#icon', 'Enter', true],
    ['#icon', ' ', true],
    ['#icon', 'a', false],
    // The browser makes a click of Enter; Space is made one for all links that are buttons (widgets/cart).
    ['#link', ' ', false],
    ['#link', 'Enter', false],
    ['#button', 'Enter', false],
    ['#button', ' ', false],
    ['#input', 'Enter', false],
  ])('%s, "%s"', async (selector, key, isPressed) => {
    const { clicked, element } = await makeButton(selector)
    expect(press(key, element).defaultPrevented).toBe(isPressed)
    expect(clicked).toHaveBeenCalledTimes(Number(isPressed))
  })

  test.each([' ', 'Enter'])('press it once when they are held, and do not scroll the page: "%s"', async (key) => {
    const { clicked, element } = await makeButton('#icon')
    press(key, element)
    expect(press(key, element, { repeat: true }).defaultPrevented).toBe(true)
    expect(clicked).toHaveBeenCalledOnce()
    press(key, element)
    expect(clicked).toHaveBeenCalledTimes(2)
  })

  test('do not count with a modifier: those are the browser’s commands', async () => {
    const { clicked, element } = await makeButton('#icon')
    const shifted = new KeyboardEvent('keydown', { key: ' ', shiftKey: true, bubbles: true, cancelable: true })
    element.dispatchEvent(shifted)
    expect(shifted.defaultPrevented).toBe(false)
    expect(clicked).not.toHaveBeenCalled()
  })

  test('are left to who has taken them before', async () => {
    const { clicked, element } = await makeButton('#icon')
    element.parentElement?.addEventListener('keydown', (event) => event.preventDefault(), { capture: true })
    press('Enter', element)
    expect(clicked).not.toHaveBeenCalled()
  })

  test.each(['a', 'input'])('are left to what has the focus in it: %s', async (inner) => {
    const { clicked, element } = await makeButton('#words')
    element.innerHTML = 'See <a href="#terms">our terms</a> <input>'
    for (const key of ['Enter', ' ']) expect(press(key, find(inner, element)).defaultPrevented).toBe(false)
    expect(clicked).not.toHaveBeenCalled()
  })

  test('press it no more when the island has gone', async () => {
    const { island, clicked, element } = await makeButton('#icon')
    island.leave()
    await letRender()
    expect(press('Enter', element).defaultPrevented).toBe(false)
    expect(clicked).not.toHaveBeenCalled()
  })
})
