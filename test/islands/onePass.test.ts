import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Wake, WidgetDefinition } from '../../src/islands/definition'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { cards, holdIdleSlices } from '../support/idleSlices'
import { find, showPage } from '../support/page'
import { attachedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let awake: string[]
  let giveSlices: (count?: number) => Promise<number>

  beforeEach(async () => {
    engine = await openEngine(kind)
    awake = []
    giveSlices = holdIdleSlices()
  })

  const bell = (wake: Wake, selectors = '.bell'): WidgetDefinition =>
    attachedWidget(engine, ({ host }) => void awake.push(host.id), { name: wake, selectors, wake })

  /** The selectors that the page was asked for; of what the house's own widgets ask beside them, nothing is said here. */
  const askedFor = (asked: { mock: { calls: readonly (readonly [string])[] } }) =>
    asked.mock.calls
      .flat()
      .filter((selector) => kind === 'source' || /bell|#two|absent|data-name|^\[data-island\]$/.test(selector))

  test('a name that is meant for one tag is no host at another', async () => {
    showPage('<i data-island="bell" id="other"></i><p data-island="bell" id="meant"></p>')
    startWith(engine, [bell('idle', 'p[data-island="bell"]')])
    await giveSlices()
    expect(awake).toEqual(['meant'])
  })

  test('a page without our attribute is asked for nothing that begins with it, until some of it arrives', async () => {
    showPage('<main></main><form id="one"><i data-name="bell"></i></form>')
    const asked = vi.spyOn(document, 'querySelectorAll')
    startWith(engine, [bell('idle', '[data-island="tower"] .bell,[data-island|="bell"],form [data-name]')])
    await giveSlices()
    expect(askedFor(asked)).toEqual(['[data-island]', 'form [data-name]'])
    find('main').innerHTML = '<p data-island="tower"><i class="bell" id="late"></i></p>'
    await settle()
    await giveSlices()
    expect(awake).toEqual(['', 'late'])
  })

  test('what wakes at load is awake in the next task, and what the shopper does comes before it', async () => {
    showPage('<p class="bell" id="one"></p><i id="two"></i>')
    const asked = vi.spyOn(document, 'querySelectorAll')
    startWith(engine, [bell('load'), bell('load', '#two'), bell('load', '.absent')])
    expect(askedFor(asked)).toEqual([])
    await settle()
    expect(awake).toEqual(['one', 'two'])
    expect(askedFor(asked)).toEqual(['.bell', '#two', '.absent'])
    // The pass has nothing to add.
    await giveSlices()
    expect(askedFor(asked)).toEqual(['.bell', '#two', '.absent', '[data-island]'])
  })

  test('what wakes at load and does not apply asks the page for nothing', async () => {
    showPage('<p class="bell" id="one"></p>')
    const asked = vi.spyOn(document, 'querySelectorAll')
    startWith(engine, [{ ...bell('load'), applies: () => false }])
    await settle()
    expect(askedFor(asked)).toEqual([])
  })

  test('what wakes at load and is defined after that is awake at once, too', async () => {
    showPage('<p class="bell" id="one"></p>')
    startWith(engine, [])
    engine.defineWidget(bell('load'))
    await settle()
    expect(awake).toEqual(['one'])
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

  test('touch widgets are not looked for: all that the page is asked for is our own attribute, whose names may be misspelt', async () => {
    showPage('<p class="bell">Ring</p>'.repeat(200))
    startWith(engine, [bell('touch')])
    const asked = vi.spyOn(document, 'querySelectorAll')
    await giveSlices()
    expect(askedFor(asked)).toEqual(['[data-island]'])
  })

  test('the first interaction wakes what the pass has found, late content included, and asks the page for nothing', async () => {
    showPage(`<main></main>${cards(250)}<p class="bell" id="one"></p><p class="bell" id="two"></p>`)
    startWith(engine, [bell('interaction')])
    await giveSlices()
    find('main').innerHTML = '<p class="bell" id="late"></p>'
    find('#two').remove()
    await settle()
    await giveSlices()
    const asked = vi.spyOn(document, 'querySelectorAll')
    document.body.click()
    await settle()
    expect(awake).toEqual(['one', 'late'])
    expect(askedFor(asked)).toEqual([])
  })

  test('an interaction before the pass is over asks the page, and the pass wakes nothing twice', async () => {
    showPage(`${cards(250)}<p class="bell" id="one"></p>`)
    startWith(engine, [bell('interaction')])
    await giveSlices(1)
    document.body.click()
    await settle()
    expect(awake).toEqual(['one'])
    await giveSlices()
    expect(awake).toEqual(['one'])
  })

  test('a part that was looked through before the page is not the page: the first interaction asks all of it', async () => {
    showPage(`<main></main>${cards(250)}<p class="bell" id="one"></p>`)
    engine.scan(find('main'))
    await giveSlices()
    startWith(engine, [bell('interaction')])
    await giveSlices(1)
    document.body.click()
    await settle()
    expect(awake).toEqual(['one'])
  })

  test('an interaction widget that is made after the pass looks for its own hosts, at the first interaction', async () => {
    showPage('<p class="bell" id="one"></p>')
    startWith(engine, [bell('idle', '#other')])
    await giveSlices()
    engine.defineWidget(bell('interaction'))
    await giveSlices()
    expect(awake).toEqual([])
    document.body.click()
    await settle()
    expect(awake).toEqual(['one'])
  })

  test('a definition that is made later looks for its own hosts only', async () => {
    showPage(`${cards(300)}<p class="bell" id="one"></p>`)
    startWith(engine, [])
    await giveSlices()
    const asked = vi.spyOn(document, 'querySelectorAll')
    engine.defineWidget(bell('idle'))
    await giveSlices()
    expect(askedFor(asked)).toEqual(['.bell'])
    expect(awake).toEqual(['one'])
  })

  test('it wakes one host in a piece of idle work, however many there are', async () => {
    showPage('<p class="bell" id="one"></p><p class="bell" id="two"></p><p class="bell" id="three"></p>')
    startWith(engine, [])
    await giveSlices()
    engine.defineWidget(bell('idle'))
    await giveSlices(1)
    expect(awake).toEqual(['one'])
    await giveSlices()
    expect(awake).toEqual(['one', 'two', 'three'])
  })
})
