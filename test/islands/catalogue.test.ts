import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { WidgetDefinition } from '../../src/islands/definition'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { click, find, showPage } from '../support/page'
import { collectReports, consoleMessages, type SeenReport } from '../support/reports'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let reports: SeenReport[]
  beforeEach(async () => {
    engine = await openEngine(kind)
    reports = collectReports()
    showPage('<p class="bell">Ring</p>')
  })

  const act = () => {}
  const sound: WidgetDefinition = { name: 'sound', hooks: '.bell', wake: 'interaction', act }

  /** A definition as a page's plain script may write it, without types to hold it back. */
  const untyped = (definition: object) => definition as WidgetDefinition

  test.each<[string, WidgetDefinition]>([
    ['empty hooks', { ...sound, hooks: ' ' }],
    ['hooks that are not a selector', { ...sound, hooks: '.bell:not(' }],
    ['no hooks', untyped({ name: 'mute', wake: 'interaction', act })],
    ['no wake', untyped({ name: 'mute', hooks: '.bell', act })],
  ])('a definition with %s is reported and left out, and no other is affected', async (_fault, definition) => {
    const ring = vi.fn()
    startWith(engine, [definition, { ...sound, act: ring }])
    expect(reports).toEqual([{ code: 'definition-invalid', cause: expect.any(Error), target: document }])
    expect(engine.widgets).toHaveLength(1)
    click(find('.bell'))
    expect(ring).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(consoleMessages()).toEqual([expect.stringContaining('A widget was left out')]))
  })

  test('a definition without a way to load it is reported on the host that it leaves alone', async () => {
    startWith(engine, [untyped({ name: 'mute', hooks: '.bell', wake: 'load' })])
    await settle()
    expect(reports).toEqual([{ code: 'chunk-failed', cause: expect.any(TypeError), target: find('.bell') }])
  })

  test('definitions are kept in the order in which they were made', () => {
    const second = { ...sound, name: 'second' }
    startWith(engine, [sound])
    engine.defineWidget(second)
    expect(engine.widgets).toEqual([sound, second])
  })

  test('inspect() tells of every host its widget, its state, and why it woke or what it waits for', async () => {
    vi.spyOn(console, 'table').mockImplementation(() => {})
    showPage('<p class="bell" id="first"></p><p class="bell gong" id="second"></p><p class="toy"></p>')
    const attach = async () => ({ default: () => undefined })
    const widgets: WidgetDefinition[] = [
      { name: 'bell', hooks: '.bell', wake: 'interaction', attach },
      { name: 'gong', hooks: '.gong', wake: 'interaction', events: ['submit', 'keydown'], attach },
      { name: 'toy', hooks: '.toy', wake: 'when:$cart', attach },
      { name: 'loud', hooks: '#first', wake: 'load', attach },
    ]
    startWith(engine, widgets)
    click(find('#second'))
    await settle()
    expect(engine.inspect(engine.widgets)).toEqual([
      { widget: 'bell', state: 'asleep', why: 'waits: interaction (click)', host: find('#first') },
      { widget: 'bell', state: 'awake', why: 'woke: click', host: find('#second') },
      { widget: 'gong', state: 'asleep', why: 'waits: interaction (submit, keydown)', host: find('#second') },
      { widget: 'toy', state: 'asleep', why: 'waits: when:$cart', host: find('.toy') },
      { widget: 'loud', state: 'awake', why: 'woke: load', host: find('#first') },
    ])
    expect(console.table).toHaveBeenCalledExactlyOnceWith(
      expect.arrayContaining([expect.objectContaining({ widget: 'bell', state: 'awake', why: 'woke: click' })]),
    )
  })

  test('the debug outline marks every host with the reasons of all its widgets, and keeps up with what wakes', async () => {
    showPage('<p class="bell gong"></p><p>no host</p>')
    const attach = async () => ({ default: () => undefined })
    startWith(engine, [
      { name: 'bell', hooks: '.bell', wake: 'interaction', attach },
      { name: 'gong', hooks: '.gong', wake: 'load', attach },
    ])
    await settle()
    engine.outline(engine.widgets)
    const note = () => find('.bell').getAttribute('data-shop-islands-debug')
    expect(note()).toBe('bell: asleep, waits: interaction (click)\ngong: awake, woke: load')
    expect(document.querySelectorAll('[data-shop-islands-debug]')).toHaveLength(1)
    expect(find('style').textContent).toContain('outline')
    click(find('.bell'))
    await settle(500)
    expect(note()).toBe('bell: awake, woke: click\ngong: awake, woke: load')
  })

  test('the debug outline writes nothing where nothing changed', async () => {
    startWith(engine, [sound])
    engine.outline(engine.widgets)
    const write = vi.spyOn(find('.bell'), 'setAttribute')
    click(document.body)
    await settle(500)
    expect(write).not.toHaveBeenCalled()
  })
})
