import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Wake, WidgetDefinition } from '../../src/islands/definition'
import {
  type Engine,
  engineKinds,
  openEngine,
  openSourceEngine,
  settle,
  startInside,
  startWith,
} from '../support/freshEngine'
import { cards, holdIdleSlices } from '../support/idleSlices'
import { find, showPage } from '../support/page'
import { attachedWidget } from '../support/widgets'

describe('the class that a selector asks for', () => {
  const own = (name: string) => ({ name, isItsOwn: true })
  const around = (name: string) => ({ name, isItsOwn: false })

  test.each([
    ['.bell', own('bell')],
    ['form.cart', own('cart')],
    ['.tower #one.bell', own('bell')],
    ['.bell:not(.mute):has(>.rope)', own('bell')],
    ['.bell:is(:not(:has(.mute)),[title])', own('bell')],
    ['.bell[title=".mute )"]', own('bell')],
    [`.bell[title="]"][data-say='( .mute']`, own('bell')],
    ['.chuông', own('chuông')],
    ['.tower>form', around('tower')],
    ['.tower + i:not(.mute)', around('tower')],
    ['.tower [data-say=".mute"]:is(a,.mute)', around('tower')],
    ['[data-say]', undefined],
    ['#one', undefined],
    [':is(.bell,.horn)', undefined],
    ['.w-1\\,5', undefined],
    ['.bell/* .mute */', undefined],
  ])('%s', async (selector, expected) => {
    const { classIn } = await openSourceEngine()
    expect(classIn(selector)).toEqual(expected)
  })

  test('on a page without a doctype, where capitals are small letters, none is read', async () => {
    const { classIn } = await openSourceEngine()
    Object.defineProperty(document, 'compatMode', { configurable: true, value: 'BackCompat' })
    onTestFinished(() => void Reflect.deleteProperty(document, 'compatMode'))
    expect(classIn('.bell')).toBeUndefined()
  })
})

describe.each(engineKinds)('%s engine, with many selectors', (kind) => {
  let engine: Engine
  let awake: string[]
  let giveSlices: (count?: number) => Promise<number>

  beforeEach(async () => {
    engine = await openEngine(kind)
    awake = []
    giveSlices = holdIdleSlices()
  })

  const bell = (selectors: string, wake: Wake = 'idle'): WidgetDefinition =>
    attachedWidget(engine, ({ host }) => void awake.push(host.id), { selectors, wake })
  const many = () => Array.from({ length: 25 }, (_, index) => bell(`.absent${index}`))

  test('the page is asked for no class; it is gone along once, and hosts wake in its order', async () => {
    showPage(
      `<p class="bell mute" id="one"></p><svg class="bell" id="drawn"></svg>${cards(120)}<p class="bell" id="two"></p><p class="loud  bell" id="three"></p>`,
    )
    const asked = vi.spyOn(document, 'querySelectorAll')
    startWith(engine, [bell('.bell:not(.mute)'), bell('.bell.mute'), ...many()])
    await giveSlices()
    expect(awake).toEqual(['drawn', 'two', 'three', 'one'])
    expect(asked.mock.calls.flat().filter((selector) => /bell|absent/.test(selector))).toEqual([])
  })

  test('what has no class of its own is asked for only where the class around it is there', async () => {
    showPage('<div class="tower"><i id="one"></i></div>')
    const asked = vi.spyOn(document, 'querySelectorAll')
    startWith(engine, [bell('.tower>i'), bell('.castle>i'), bell('i[id]'), ...many()])
    await giveSlices()
    expect(awake).toEqual(['one', 'one'])
    expect(asked).toHaveBeenCalledWith('.tower>i')
    expect(asked).not.toHaveBeenCalledWith('.castle>i')
  })

  test('what arrives is found, also by a class around it that was there before', async () => {
    showPage('<main class="tower"></main>')
    startWith(engine, [bell('.tower>i'), bell('.bell'), ...many()])
    await giveSlices()
    find('main').innerHTML = '<i id="one"></i><p class="bell" id="two"><b class="bell" id="three"></b></p>'
    await settle()
    await giveSlices()
    expect(awake).toEqual(['one', 'two', 'three'])
  })

  test('what has left before its turn comes is not woken', async () => {
    showPage(`<p class="bell" id="one"></p><p class="bell" id="two"></p>${cards(30)}`)
    const leaving = attachedWidget(engine, () => void find('#two').remove(), { selectors: '.bell', wake: 'idle' })
    startWith(engine, [leaving, bell('.bell'), ...many()])
    await giveSlices()
    expect(awake).toEqual(['one'])
  })
})

describe('source engine, with many selectors', () => {
  test('a service of many hosts runs once', async () => {
    const engine = await openSourceEngine()
    showPage(cards(300))
    const service = vi.fn(() => undefined)
    const others = Array.from({ length: 25 }, (_, index) =>
      attachedWidget(engine, () => {}, { selectors: `.absent${index}`, wake: 'idle' }),
    )
    startInside(engine, [{ name: 'tower', selectors: '.card', wake: 'idle', service }, ...others])
    await settle()
    expect(service).toHaveBeenCalledOnce()
  })

  test('a class that is taken off while the page is gone along ends nothing', async () => {
    const { elementsByClass } = await openSourceEngine()
    showPage(`${cards(150)}<p class="plain"></p><p class="bell" id="one"></p>`)
    const way = elementsByClass([document.querySelectorAll<HTMLElement>('[class]')], ['bell', 'absent'])
    expect(way.next().done).toBe(false)
    find('.plain').removeAttribute('class')
    let piece = way.next()
    while (!piece.done) piece = way.next()
    expect(piece.value.get('bell')).toEqual([find('#one')])
    expect(piece.value.get('absent')).toEqual([])
  })
})
