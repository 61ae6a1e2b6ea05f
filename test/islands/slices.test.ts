import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Definition, Wake } from '../../src/islands/definition'
import { openSourceEngine, type SourceEngine, settle, startInside } from '../support/freshEngine'
import { cards, holdIdleSlices } from '../support/idleSlices'
import { find, showPage } from '../support/page'
import { attachedWidget } from '../support/widgets'

describe('source engine, slice by slice', () => {
  let engine: SourceEngine
  let awake: string[]
  let giveSlices: (count?: number) => Promise<number>

  beforeEach(async () => {
    engine = await openSourceEngine()
    awake = []
    giveSlices = holdIdleSlices()
  })

  const bell = (wake: Wake, selectors = '.bell'): Definition =>
    attachedWidget(engine, ({ host }) => void awake.push(host.id), { name: wake, selectors, wake })

  test('the page is asked once for each selector, whoever wants to know, one host in a piece', async () => {
    showPage(`${cards(90)}<p class="bell" id="early"></p>${cards(200, 'row')}<p class="bell" id="late"></p>`)
    const asked = vi.spyOn(document, 'querySelectorAll')
    startInside(engine, [bell('idle'), bell('idle', '.bell,#late'), bell('idle', '.absent')])
    expect(asked).not.toHaveBeenCalled()
    // The first slice reads the selectors, the second asks until there is a host.
    await giveSlices(2)
    expect(asked.mock.calls.flat()).toEqual(['[data-island]', '.bell'])
    expect(awake).toEqual(['early'])
    await giveSlices(3)
    expect(awake).toEqual(['early', 'early', 'late', 'late'])
    expect(asked.mock.calls.flat()).toEqual(['[data-island]', '.bell'])
    // What remains is one that is awake already, and what is not there.
    await giveSlices()
    expect(asked.mock.calls.flat()).toEqual(['[data-island]', '.bell', '#late', '.absent'])
    expect(awake).toEqual(['early', 'early', 'late', 'late'])
  })

  test('questions that take no time are one piece, and one that takes some ends its piece', async () => {
    showPage('<p></p>')
    const ask = document.querySelectorAll.bind(document)
    const asked = vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
      if (selector === '.slow') vi.advanceTimersByTime(1)
      return ask(selector)
    })
    startInside(engine, [bell('idle', '.quick,.quick+.one,.slow,.other,.another')])
    await giveSlices(2)
    expect(asked.mock.calls.flat()).toEqual(['[data-island]', '.quick', '.quick+.one', '.slow'])
    await giveSlices()
    expect(asked.mock.calls.flat().slice(4)).toEqual(['.other', '.another'])
  })

  test('of what only has to be there at all, the first is asked for', async () => {
    showPage(cards(90))
    const asked = vi.spyOn(document, 'querySelectorAll')
    startInside(engine, [{ name: 'tower', selectors: '.card', wake: 'idle', service: () => undefined }])
    await giveSlices()
    expect(asked.mock.calls.flat()).toEqual(['[data-island]'])
  })

  test('a service and a component that share a selector: the service runs once, the component wakes on every host', async () => {
    showPage('<p class="bell" id="one"></p><p class="bell" id="two"></p>')
    const service = vi.fn(() => undefined)
    startInside(engine, [{ name: 'tower', selectors: '.bell', wake: 'idle', service }, bell('idle')])
    await giveSlices()
    expect(awake).toEqual(['one', 'two'])
    expect(service).toHaveBeenCalledOnce()
  })

  test('selectors are read in idle time, ten definitions at a time', async () => {
    showPage('<p class="bell" id="last">Ring</p>')
    const asked = vi.spyOn(document, 'querySelectorAll')
    startInside(
      engine,
      Array.from({ length: 25 }, (_, index) => bell('idle', `#absent${index}`)),
    )
    await giveSlices(3)
    expect(asked).not.toHaveBeenCalled()
    await giveSlices(1)
    expect(asked.mock.calls.flat()).toEqual([
      '[data-island]',
      ...Array.from({ length: 25 }, (_, index) => `#absent${index}`),
    ])
  })

  test('an element whose turn has not come when it leaves is not woken', async () => {
    showPage('<p class="bell" id="first"></p><p class="bell" id="visitor"></p><p class="bell" id="here"></p>')
    startInside(engine, [bell('idle')])
    await giveSlices(2)
    expect(awake).toEqual(['first'])
    find('#visitor').remove()
    await giveSlices()
    expect(awake).toEqual(['first', 'here'])
  })

  test.each<Wake>(['idle', 'interaction'])(
    'a service of a thousand hosts (%s) runs once, and no more than the first is asked',
    async (wake) => {
      showPage('<p class="bell">Ring</p>'.repeat(1000))
      const applies = vi.fn(() => true)
      const service = vi.fn(() => undefined)
      startInside(engine, [{ name: 'tower', selectors: '.bell', wake, applies, service }])
      await giveSlices()
      document.body.click()
      await settle()
      expect(service).toHaveBeenCalledOnce()
      expect(applies).toHaveBeenCalledOnce()
    },
  )

  test('a batch of late content is looked through once, whatever the number of insertions', async () => {
    showPage('<main><p class="bell" id="first"></p></main>')
    startInside(engine, [bell('load')])
    await settle()
    const insert = (id: string) => find('main').insertAdjacentHTML('beforeend', `<p class="bell" id="${id}"></p>`)
    insert('second')
    await settle()
    insert('third')
    await settle()
    expect(awake).toEqual(['first'])
    // One to read the selectors, one for the page, in which what wakes at load is not looked for again, one to gather the batch. Then one
    // for what is found in each of its parts, and the end.
    expect(await giveSlices()).toBe(6)
    expect(awake).toEqual(['first', 'second', 'third'])
  })
})
