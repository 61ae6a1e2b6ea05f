import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Module = typeof import('../../src/page/interaction')

/** Has the visitor interacted? Who asks then is told at once. */
function hasInteracted({ onFirstInteraction }: Module): boolean {
  let isTold = false
  onFirstInteraction(() => {
    isTold = true
  })()
  return isTold
}

describe('the first interaction', () => {
  let page: Module

  beforeEach(async () => {
    vi.resetModules()
    page = await import('../../src/page/interaction')
  })
  afterEach(() => {
    // What earlier modules still listen for must not reach the next test.
    document.dispatchEvent(new Event('click'))
  })

  test.each(['click', 'keydown', 'scroll'])('a %s counts', (type) => {
    const act = vi.fn()
    page.onFirstInteraction(act)
    expect([hasInteracted(page), act.mock.calls.length]).toEqual([false, 0])
    document.dispatchEvent(new Event(type))
    expect([hasInteracted(page), act.mock.calls.length]).toEqual([true, 1])
  })

  test('the pointer that passes does not', () => {
    document.dispatchEvent(new Event('pointerover'))
    document.dispatchEvent(new Event('pointermove'))
    expect(hasInteracted(page)).toBe(false)
  })

  test('it comes once, also to an element that keeps its clicks to itself', () => {
    const act = vi.fn()
    page.onFirstInteraction(act)
    document.body.innerHTML = '<button></button>'
    const button = document.querySelector('button')
    button?.addEventListener('click', (event) => event.stopPropagation())
    button?.click()
    button?.click()
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('who comes later is told at once, and who called it off is not told', () => {
    const [calledOff, late] = [vi.fn(), vi.fn()]
    page.onFirstInteraction(calledOff)()
    document.dispatchEvent(new Event('click'))
    page.onFirstInteraction(late)
    expect([calledOff.mock.calls.length, late.mock.calls.length]).toEqual([0, 1])
  })

  test('what fails keeps nothing else from being told, and nothing is told twice', () => {
    vi.stubGlobal('reportError', vi.fn())
    const broken = vi.fn(() => {
      throw new Error('broken')
    })
    const act = vi.fn()
    page.onFirstInteraction(broken)
    page.onFirstInteraction(act)
    document.dispatchEvent(new Event('click'))
    document.dispatchEvent(new Event('click'))
    expect([broken.mock.calls.length, act.mock.calls.length]).toEqual([1, 1])
    expect(reportError).toHaveBeenCalledOnce()
  })
})

describe('wishlist.cache.click-key-or-scroll-counts: who was quicker than the script', () => {
  /** A browser that counts the events of the page, with an activation that the page before has handed on. */
  function stubCounts(counts: Readonly<Record<string, number>>): void {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    Object.defineProperty(performance, 'eventCounts', { configurable: true, value: new Map(Object.entries(counts)) })
  }

  afterEach(() => {
    Reflect.deleteProperty(performance, 'eventCounts')
  })

  test('wishlist.cache.waits-for-first-interaction: the click on the page before that has led here does not count', async () => {
    vi.resetModules()
    stubCounts({ click: 0, keydown: 0, mousemove: 3 })
    const act = vi.fn()
    const interaction = await import('../../src/page/interaction')
    interaction.onFirstInteraction(act)
    expect([hasInteracted(interaction), act.mock.calls.length]).toEqual([false, 0])
    document.dispatchEvent(new Event('click'))
    expect(act).toHaveBeenCalledOnce()
  })

  test.each<[string, () => unknown]>([
    ['a scroll', () => vi.stubGlobal('scrollY', 30)],
    ['a click or a key', () => vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })],
    ['a click, where the browser counts them,', () => stubCounts({ click: 1, keydown: 0 })],
    ['a key, where the browser counts them,', () => stubCounts({ click: 0, keydown: 1 })],
  ])('%s is seen, and acted on once', async (_kind, interact) => {
    vi.resetModules()
    interact()
    const interaction = await import('../../src/page/interaction')
    const act = vi.fn()
    interaction.onFirstInteraction(act)
    // Before anything happens that the script could hear.
    await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
    document.dispatchEvent(new Event('scroll'))
    expect([hasInteracted(interaction), act.mock.calls.length]).toEqual([true, 1])
  })
})
