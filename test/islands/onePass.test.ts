import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Definition, Wake } from '../../src/islands/definition'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { find, showPage } from '../support/page'
import { attachedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let awake: string[]
  let slices: IdleRequestCallback[]

  beforeEach(async () => {
    engine = await openEngine(kind)
    awake = []
    slices = []
    vi.stubGlobal('requestIdleCallback', (slice: IdleRequestCallback) => slices.push(slice))
  })

  const bell = (wake: Wake, selectors = '.bell'): Definition =>
    attachedWidget(({ host }) => void awake.push(host.id), { name: wake, selectors, wake })

  /** Hands out idle slices with no time left, so that each holds one piece. */
  async function giveSlices(count = Number.POSITIVE_INFINITY): Promise<number> {
    let given = 0
    for (; given < count && slices.length > 0; given += 1) {
      slices.shift()?.({ didTimeout: true, timeRemaining: () => 0 })
      await settle()
    }
    return given
  }

  const cards = (count: number, className = 'card') =>
    Array.from({ length: count }, (_, index) => `<i class="${className}" id="${className}${index}"></i>`).join('')

  test('the page is looked through in pieces of 100 elements, once for all definitions, in the order of the page', async () => {
    showPage(`${cards(95)}<p class="bell" id="early"></p>${cards(200, 'row')}<p class="bell" id="late"></p>`)
    const asked = vi.spyOn(document, 'querySelectorAll')
    startWith(engine, [bell('idle'), bell('idle', '#late'), bell('idle', '.absent')])
    // One list of all elements; no search for each definition.
    expect(asked.mock.calls).toEqual([['*']])
    expect(awake).toEqual([])
    await giveSlices(1)
    expect(awake).toEqual(['early'])
    await giveSlices(1)
    expect(awake).toEqual(['early'])
    await giveSlices(1)
    expect(awake).toEqual(['early', 'late', 'late'])
    expect(await giveSlices()).toBe(0)
  })

  test('an element whose turn has not come when it leaves is not woken', async () => {
    showPage(`${cards(150)}<p class="bell" id="visitor"></p><p class="bell" id="here"></p>`)
    startWith(engine, [bell('idle')])
    await giveSlices(1)
    find('#visitor').remove()
    await giveSlices()
    expect(awake).toEqual(['here'])
  })

  test('content that arrives while the page is looked through is looked at by itself, once', async () => {
    showPage(`<main></main>${cards(250)}`)
    startWith(engine, [bell('idle')])
    await giveSlices(1)
    find('main').innerHTML = '<p class="bell" id="first"></p><p class="bell" id="second"></p>'
    await settle()
    await giveSlices()
    expect(awake).toEqual(['first', 'second'])
  })

  test('touch widgets cost no look at all: with nothing else on the page no element is asked whose host it is', async () => {
    showPage('<p class="bell">Ring</p>'.repeat(200))
    startWith(engine, [bell('touch')])
    const asked = vi.spyOn(Element.prototype, 'matches')
    await giveSlices()
    expect(asked).not.toHaveBeenCalled()
  })

  test('a definition that is made later looks for its own hosts only', async () => {
    showPage(`${cards(300)}<p class="bell" id="one"></p>`)
    startWith(engine, [])
    await giveSlices()
    const asked = vi.spyOn(document, 'querySelectorAll')
    engine.defineWidget(bell('idle'))
    await giveSlices()
    expect(asked.mock.calls).toEqual([['.bell']])
    expect(awake).toEqual(['one'])
  })
})
