import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Definition, WidgetDefinition } from '../../src/islands/definition'
import { fakeIntersectionObserver } from '../support/fakeIntersectionObserver'
import {
  type Engine,
  engineKinds,
  inspectedRows,
  openEngine,
  openSourceEngine,
  type SourceEngine,
  settle,
  startInside,
  startWith,
} from '../support/freshEngine'
import { click, find, showPage } from '../support/page'
import { attachedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  const attach = () => undefined
  beforeEach(async () => {
    engine = await openEngine(kind)
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  test('every definition has a row for each of its hosts, or one that says it has none: its state, why it woke or why it sleeps', async () => {
    fakeIntersectionObserver()
    document.head.innerHTML = '<script type="text/plain" src="/js/old-clock.js"></script>'
    showPage('<p class="bell" id="first"></p><p class="bell gong" id="second"></p><p class="toy"></p>')
    const definitions: WidgetDefinition[] = [
      attachedWidget(engine, attach),
      attachedWidget(engine, attach, {
        name: 'gong',
        selectors: '.gong',
        claims: { submit: true },
        touches: { focusin: true },
      }),
      attachedWidget(engine, attach, { name: 'near', selectors: '.toy', claims: {} }),
      attachedWidget(engine, attach, { name: 'toy', selectors: '.toy', wake: 'when:$cart', claims: {} }),
      attachedWidget(engine, attach, {
        name: 'later',
        selectors: '.toy',
        wake: 'interaction',
        claims: { change: true },
      }),
      attachedWidget(engine, attach, { name: 'shown', selectors: '.toy', wake: 'visible' }),
      attachedWidget(engine, attach, { name: 'loud', selectors: '#first', wake: 'load' }),
      attachedWidget(engine, attach, { name: 'closed', selectors: '.toy', wake: 'load', applies: () => false }),
      attachedWidget(engine, attach, {
        name: 'clock',
        selectors: '.toy',
        wake: 'load',
        replaces: { tags: ['old-clock'], ours: 'stands back' },
      }),
      attachedWidget(engine, attach, {
        name: 'dial',
        selectors: '.toy',
        wake: 'load',
        replaces: { isHere: () => true, ours: 'stands back' },
      }),
      attachedWidget(
        engine,
        () => {
          throw new Error('broken')
        },
        { name: 'broken', selectors: '.toy', wake: 'load' },
      ),
      attachedWidget(engine, attach, { name: 'nowhere', selectors: '.absent' }),
    ]
    startWith(engine, definitions)
    click(find('#first'))
    await settle()
    const all = await inspectedRows(engine)
    const names = new Set(definitions.map(({ name }) => name))
    // The house has rows, too, where its widgets are on the page.
    const rows = all.filter(({ widget }) => names.has(widget))
    expect(rows).toEqual([
      { widget: 'bell', state: 'awake', why: 'woke: click', host: find('#first') },
      { widget: 'bell', state: 'asleep', why: 'not yet touched (click)', host: find('#second') },
      { widget: 'gong', state: 'asleep', why: 'not yet touched (focusin, submit)', host: find('#second') },
      { widget: 'near', state: 'asleep', why: 'not yet touched', host: find('.toy') },
      { widget: 'toy', state: 'asleep', why: 'waits: when:$cart', host: find('.toy') },
      { widget: 'later', state: 'awake', why: 'woke: interaction', host: find('.toy') },
      { widget: 'shown', state: 'asleep', why: 'not yet in view', host: find('.toy') },
      { widget: 'loud', state: 'awake', why: 'woke: load', host: find('#first') },
      { widget: 'closed', state: 'asleep', why: 'its condition is not met', host: find('.toy') },
      { widget: 'clock', state: 'asleep', why: 'served by another script (old-clock)', host: find('.toy') },
      {
        widget: 'dial',
        state: 'asleep',
        why: 'served by another script (found by what it left on the page)',
        host: find('.toy'),
      },
      { widget: 'broken', state: 'failed', why: 'woke: load', host: find('.toy') },
      { widget: 'nowhere', state: 'asleep', why: 'no host on this page' },
    ])
    expect(new Set(rows.map(({ widget }) => widget))).toEqual(names)
    expect(console.table).toHaveBeenCalledExactlyOnceWith(
      expect.arrayContaining([expect.objectContaining({ widget: 'loud', state: 'awake', why: 'woke: load' })]),
    )
  })
})

describe('source engine', () => {
  let engine: SourceEngine
  const attach = () => undefined
  beforeEach(async () => {
    engine = await openSourceEngine()
    // What a debug outline of the page before has left beside the body.
    document.querySelector('.shop-islands-debug')?.remove()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  test('a service has one row, for the page, or one that says that no place asks for it', async () => {
    showPage('<p class="bell"></p><p class="bell"></p>')
    startInside(engine, [
      { name: 'tower', selectors: '.bell', wake: 'load', service: attach },
      { name: 'absent', selectors: '.absent', wake: 'load', service: attach },
    ])
    await settle()
    expect(await engine.inspect()).toEqual([
      { widget: 'tower', state: 'awake', why: 'woke: load', host: document.body },
      { widget: 'absent', state: 'asleep', why: 'no host on this page' },
    ])
  })

  test('a definition whose own questions throw has its row, and so has every other', async () => {
    showPage('<p class="bell"></p>')
    const broken = () => {
      throw new Error('broken')
    }
    startInside(engine, [
      { ...attachedWidget(engine, attach, { name: 'one', wake: 'idle' }), applies: broken },
      attachedWidget(engine, attach, { name: 'two', replaces: { isHere: broken, ours: 'stands back' } }),
      { ...attachedWidget(engine, attach, { name: 'three' }), replaces: { tags: 'clock.js', ours: 'stands back' } },
    ] as unknown as Definition[])
    const rows = await inspectedRows(engine)
    expect(rows.map(({ widget, why }) => [widget, why])).toEqual([
      ['one', 'its condition is not met'],
      ['two', 'served by another script (found by what it left on the page)'],
      ['three', 'served by another script (clock.js)'],
    ])
  })

  test('a service is served by another script where that has left its sign on what asks for it', async () => {
    showPage('<p class="bell served"></p>')
    const isHere = (host?: Element) => !!host?.matches('.served')
    const replaces = { isHere, ours: 'stands back' } as const
    startInside(engine, [{ name: 'tower', selectors: '.bell', wake: 'load', service: attach, replaces }])
    await settle()
    const why = 'served by another script (found by what it left on the page)'
    expect(await engine.inspect()).toEqual([{ widget: 'tower', state: 'asleep', why, host: document.body }])
  })

  /** What the labels over the page say, one for each host. */
  const labels = () => [...document.querySelectorAll('.shop-islands-debug span')].map(({ textContent }) => textContent)

  test('with the debug outline a label over every host says which widgets it has, in which state and why, and keeps up with what wakes', async () => {
    showPage('<p class="bell"></p><p>no host</p>')
    startInside(engine, [
      attachedWidget(engine, attach),
      attachedWidget(engine, attach, { name: 'gong', wake: 'load' }),
      attachedWidget(engine, attach, { name: 'absent', selectors: '.absent' }),
    ])
    await settle()
    engine.outline()
    expect(labels()).toEqual(['bell: asleep, not yet touched (click)\ngong: awake, woke: load'])
    click(find('.bell'))
    await settle(500)
    expect(labels()).toEqual(['bell: awake, woke: click\ngong: awake, woke: load'])
    expect(find('.bell').getAttributeNames()).toEqual(['class'])
  })

  test('however often the pointer moves, the page is looked through once it rests', async () => {
    showPage('<p class="bell"></p>')
    startInside(engine, [attachedWidget(engine, attach, { claims: {} })])
    engine.outline()
    await settle(500)
    const looks = vi.spyOn(document, 'querySelectorAll')
    for (let time = 0; time < 5; time++) document.body.dispatchEvent(new Event('scroll'))
    await settle(500)
    expect(looks.mock.calls.filter(([selectors]) => selectors === '.bell')).toHaveLength(1)
  })

  test('the label of a host that has left goes too', async () => {
    showPage('<p class="bell"></p><p class="bell"></p>')
    startInside(engine, [attachedWidget(engine, attach)])
    engine.outline()
    expect(labels()).toHaveLength(2)
    find('.bell').remove()
    click(document.body)
    await settle(500)
    expect(labels()).toHaveLength(1)
  })

  test('a page without any host is told so; what lives on the page as a whole does not count', async () => {
    const told: string[] = []
    document.addEventListener('shop-islands:error', (event) => told.push((event as CustomEvent).detail.code))
    showPage('<p>no host</p>')
    startInside(engine, [
      attachedWidget(engine, attach),
      { name: 'tower', selectors: 'body', wake: 'load', service: attach },
    ])
    engine.outline()
    expect(told).toEqual(['no-host'])
  })

  test('a page with a host has nothing to be told', async () => {
    const told: string[] = []
    document.addEventListener('shop-islands:error', (event) => told.push((event as CustomEvent).detail.code))
    showPage('<p class="bell"></p>')
    startInside(engine, [attachedWidget(engine, attach)])
    engine.outline()
    expect(told).toEqual([])
  })
})
