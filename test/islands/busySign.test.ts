import { beforeEach, describe, expect, test } from 'vitest'
import type { DefinitionBase } from '../../src/islands/definition'
import { dispatch } from '../../src/page/events'
import { type Deferred, deferred } from '../support/deferred'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, press, showPage } from '../support/page'
import { collectReports, type SeenReport } from '../support/reports'
import { type Attach, attachedWidget, loadedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let reports: SeenReport[]
  /** What the handler of each click waits for. */
  let works: Deferred<void>[]

  beforeEach(async () => {
    engine = await openEngine(kind)
    recordNativeBehaviour()
    reports = collectReports()
    works = []
    showPage('<p id="box"><a class="bell" href="/bell"><b>Ring</b></a></p>')
  })

  const isBusy = (selector = '.bell') => find(selector).classList.contains('loading')

  const working: Attach = ({ on }) =>
    on('click', () => {
      const work = deferred<void>()
      works.push(work)
      return work.promise
    })

  const bell = (more: Partial<DefinitionBase> = {}) =>
    attachedWidget(engine, working, { busyClass: 'loading', ...more })

  test('the class stands with the click itself, while nothing is loaded, and until what handles it has settled', async () => {
    const file = deferred<Attach>()
    startWith(engine, [loadedWidget(engine, () => file.promise, { busyClass: 'loading' })])
    click(find('b'))
    expect(isBusy()).toBe(true)
    file.resolve(working)
    await settle()
    expect([works.length, isBusy()]).toEqual([1, true])
    works[0]?.resolve()
    await settle()
    expect(isBusy()).toBe(false)
    expect(find('.bell').className).toBe('bell')
  })

  test('a swap that gives the host the server’s class leaves it busy until then, and not after', async () => {
    startWith(engine, [bell()])
    click(find('b'))
    click(find('b'))
    await settle()
    const swap = () => {
      find('.bell').className = 'bell'
      dispatch('shop-islands:swapped', { places: [], touched: new Map() }, document)
    }
    swap()
    expect(isBusy()).toBe(true)
    for (const work of works) work.resolve()
    await settle()
    expect(isBusy()).toBe(false)
    swap()
    expect(isBusy()).toBe(false)
  })

  test('of several clicks it stands until the last has settled, whatever their order', async () => {
    startWith(engine, [bell()])
    for (let count = 0; count < 3; count += 1) click(find('b'))
    await settle()
    expect(works).toHaveLength(3)
    works[2]?.resolve()
    works[0]?.resolve()
    await settle()
    expect(isBusy()).toBe(true)
    works[1]?.resolve()
    await settle()
    expect(isBusy()).toBe(false)
  })

  test('a handler that promises nothing has settled at once', async () => {
    startWith(engine, [attachedWidget(engine, ({ on }) => on('click', () => undefined), { busyClass: 'loading' })])
    click(find('b'))
    await settle()
    expect(isBusy()).toBe(false)
  })

  test('it may stand on another element, found when the click comes', async () => {
    startWith(engine, [bell({ busyElement: (host) => host.parentElement })])
    click(find('b'))
    expect([isBusy('#box'), isBusy()]).toEqual([true, false])
    await settle()
    works[0]?.resolve()
    await settle()
    expect(isBusy('#box')).toBe(false)
  })

  test('after a swap has put another element there, the next click finds that one', async () => {
    startWith(engine, [bell({ busyElement: (host) => host.querySelector('b') })])
    click(find('b'))
    await settle()
    works[0]?.resolve()
    await settle()
    find('.bell').innerHTML = '<b>Ring</b>'
    click(find('b'))
    expect(isBusy('b')).toBe(true)
    await settle()
    works[1]?.resolve()
    await settle()
    expect(isBusy('b')).toBe(false)
  })

  test('a page without that element shows nothing, and the click is handled', async () => {
    startWith(engine, [bell({ busyElement: () => null })])
    click(find('b'))
    await settle()
    expect(works).toHaveLength(1)
    expect(document.querySelector('.loading')).toBeNull()
  })

  test('one that cannot be looked for is reported, and the click is handled', async () => {
    const failure = new Error('broken')
    const busyElement = () => {
      throw failure
    }
    startWith(engine, [bell({ busyElement })])
    click(find('b'))
    await settle()
    expect(works).toHaveLength(1)
    expect(reports).toEqual([{ code: 'island-crashed', cause: failure, target: find('.bell') }])
  })

  test.each([[null], [undefined]])(
    'with busyClass %j what was clicked is marked while the code is on its way, and nothing once it is there',
    async (busyClass) => {
      const file = deferred<Attach>()
      startWith(engine, [loadedWidget(engine, () => file.promise, busyClass === undefined ? {} : { busyClass })])
      const clickAndLook = () => {
        click(find('b'))
        return find('.bell').outerHTML
      }
      expect(clickAndLook()).toBe('<a class="bell" href="/bell"><b data-island-waits="">Ring</b></a>')
      file.resolve(working)
      await settle()
      expect(works).toHaveLength(1)
      expect(clickAndLook()).toBe('<a class="bell" href="/bell"><b>Ring</b></a>')
    },
  )

  test.each<[string, () => Promise<Attach>]>([
    ['is lost', () => Promise.reject(new Error('404'))],
    ['takes too long', () => new Promise(() => {})],
  ])('the mark goes with the touch that is given back, where the file %s', async (_what, load) => {
    startWith(engine, [loadedWidget(engine, load)])
    click(find('b'))
    expect(find('b').hasAttribute('data-island-waits')).toBe(true)
    await settle(10_000)
    expect(find('b').hasAttribute('data-island-waits')).toBe(false)
  })

  test.each<[string, (file: Deferred<Attach>) => void]>([
    ['is there', (file) => file.resolve(({ on }) => on('input', () => new Promise(() => {})))],
    ['is lost', (file) => file.reject(new Error('404'))],
  ])('typing shows it until the code %s, and not while that answers', async (_what, end) => {
    const file = deferred<Attach>()
    const busyElement = (host: HTMLElement) => host.querySelector('b')
    const typing = { claims: { input: true }, busyClass: 'loading', busyElement } as const
    startWith(engine, [loadedWidget(engine, () => file.promise, typing)])
    const type = () => find('b').dispatchEvent(new InputEvent('input', { bubbles: true }))
    type()
    type()
    expect(isBusy('b')).toBe(true)
    end(file)
    await settle()
    expect(isBusy('b')).toBe(false)
    type()
    expect(isBusy('b')).toBe(false)
  })

  test('keys and touches show nothing: no shopper waits for them', async () => {
    const claims = { click: true, keydown: true } as const
    startWith(engine, [bell({ claims, touches: { pointerover: true } })])
    press('Enter', find('b'))
    find('b').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(isBusy()).toBe(false)
  })

  test('nor are they marked, where no class would say so', () => {
    const claims = { click: true, keydown: true } as const
    startWith(engine, [loadedWidget(engine, () => new Promise(() => {}), { claims, touches: { pointerover: true } })])
    press('Enter', find('b'))
    find('b').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(document.querySelector('[data-island-waits]')).toBeNull()
  })

  test('a submit shows it as a click does', () => {
    showPage('<form class="bell"><button>Ring</button></form>')
    startWith(engine, [bell({ claims: { submit: true } })])
    find('button').click()
    expect(isBusy()).toBe(true)
  })

  test('it goes when the file is lost', async () => {
    startWith(engine, [loadedWidget(engine, () => Promise.reject(new Error('404')), { busyClass: 'loading' })])
    click(find('b'))
    await settle()
    expect(isBusy()).toBe(false)
  })

  test('it goes when the touch is given back, which the file has taken too long for', async () => {
    startWith(engine, [loadedWidget(engine, () => new Promise(() => {}), { busyClass: 'loading' })])
    click(find('b'))
    await settle(9000)
    click(find('b'))
    await settle(1001)
    expect(isBusy()).toBe(true)
    await settle(9000)
    expect(isBusy()).toBe(false)
  })

  test('it goes when the handler’s promise is rejected', async () => {
    startWith(engine, [bell()])
    click(find('b'))
    await settle()
    works[0]?.reject(new Error('broken'))
    await settle()
    expect(isBusy()).toBe(false)
  })

  test('it goes with an island that is taken off while something is under way that never settles', async () => {
    startWith(engine, [bell()])
    for (let count = 0; count < 3; count += 1) click(find('b'))
    await settle()
    works[0]?.reject(new Error('broken'))
    await settle()
    expect(isBusy()).toBe(false)
    works[1]?.resolve()
    await settle()
    expect(isBusy()).toBe(false)
  })
})
