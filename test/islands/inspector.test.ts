import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Definition } from '../../src/islands/definition'
import { fakeIntersectionObserver } from '../support/fakeIntersectionObserver'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { click, find, showPage } from '../support/page'
import { attachedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  const attach = () => undefined
  beforeEach(async () => {
    engine = await openEngine(kind)
    // What a debug outline of the page before has left beside the body.
    document.querySelector('.shop-islands-debug')?.remove()
    vi.spyOn(console, 'table').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  test('every definition has a row for each of its hosts, or one that says it has none: its state, why it woke or why it sleeps', async () => {
    fakeIntersectionObserver()
    document.head.innerHTML = '<script type="text/plain" src="/js/old-clock.js"></script>'
    showPage('<p class="bell" id="first"></p><p class="bell gong" id="second"></p><p class="toy"></p>')
    const definitions: Definition[] = [
      attachedWidget(attach),
      attachedWidget(attach, {
        name: 'gong',
        selectors: '.gong',
        claims: { submit: true },
        touches: { focusin: true },
      }),
      attachedWidget(attach, { name: 'near', selectors: '.toy', claims: {} }),
      attachedWidget(attach, { name: 'toy', selectors: '.toy', wake: 'when:$cart', claims: {} }),
      attachedWidget(attach, { name: 'later', selectors: '.toy', wake: 'interaction', claims: { change: true } }),
      attachedWidget(attach, { name: 'shown', selectors: '.toy', wake: 'visible' }),
      attachedWidget(attach, { name: 'loud', selectors: '#first', wake: 'load' }),
      attachedWidget(attach, { name: 'closed', selectors: '.toy', wake: 'load', applies: () => false }),
      attachedWidget(attach, {
        name: 'clock',
        selectors: '.toy',
        wake: 'load',
        replaces: { tags: ['old-clock'], ours: 'stands back' },
      }),
      attachedWidget(attach, {
        name: 'dial',
        selectors: '.toy',
        wake: 'load',
        replaces: { isHere: () => true, ours: 'stands back' },
      }),
      attachedWidget(
        () => {
          throw new Error('broken')
        },
        { name: 'broken', selectors: '.toy', wake: 'load' },
      ),
      { name: 'tower', selectors: '.bell', wake: 'load', service: attach },
      { name: 'absent', selectors: '.absent', wake: 'load', service: attach },
      attachedWidget(attach, { name: 'nowhere', selectors: '.absent' }),
    ]
    startWith(engine, definitions)
    click(find('#first'))
    await settle()
    const rows = engine.inspect()
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
      { widget: 'tower', state: 'awake', why: 'woke: load', host: document.body },
      { widget: 'absent', state: 'asleep', why: 'no host on this page' },
      { widget: 'nowhere', state: 'asleep', why: 'no host on this page' },
    ])
    expect(new Set(rows.map(({ widget }) => widget))).toEqual(new Set(definitions.map(({ name }) => name)))
    expect(console.table).toHaveBeenCalledExactlyOnceWith(
      expect.arrayContaining([expect.objectContaining({ widget: 'loud', state: 'awake', why: 'woke: load' })]),
    )
  })

  /** What the labels over the page say, one for each host. */
  const labels = () => [...document.querySelectorAll('.shop-islands-debug span')].map(({ textContent }) => textContent)

  test('with the debug outline a label over every host says which widgets it has, in which state and why, and keeps up with what wakes', async () => {
    showPage('<p class="bell"></p><p>no host</p>')
    startWith(engine, [
      attachedWidget(attach),
      attachedWidget(attach, { name: 'gong', wake: 'load' }),
      attachedWidget(attach, { name: 'absent', selectors: '.absent' }),
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
    startWith(engine, [attachedWidget(attach, { claims: {} })])
    engine.outline()
    await settle(500)
    const looks = vi.spyOn(document, 'querySelectorAll')
    for (let time = 0; time < 5; time++) document.body.dispatchEvent(new Event('scroll'))
    await settle(500)
    expect(looks.mock.calls.filter(([selectors]) => selectors === '.bell')).toHaveLength(1)
  })

  test('the label of a host that has left goes too', async () => {
    showPage('<p class="bell"></p><p class="bell"></p>')
    startWith(engine, [attachedWidget(attach)])
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
    startWith(engine, [attachedWidget(attach), { name: 'tower', selectors: 'body', wake: 'load', service: attach }])
    engine.outline()
    expect(told).toEqual(['no-host'])
  })

  test('a page with a host has nothing to be told', async () => {
    const told: string[] = []
    document.addEventListener('shop-islands:error', (event) => told.push((event as CustomEvent).detail.code))
    showPage('<p class="bell"></p>')
    startWith(engine, [attachedWidget(attach)])
    engine.outline()
    expect(told).toEqual([])
  })
})
