import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problemOf } from '../../src/author/checkDefinition'
import type { Definition, WidgetDefinition } from '../../src/islands/definition'
import { isUsable } from '../../src/islands/isUsable'
import {
  type Engine,
  engineKinds,
  inspectedRows,
  openEngine,
  openSourceEngine,
  settle,
  startWith,
} from '../support/freshEngine'
import { click, find, press, showPage } from '../support/page'
import { collectReports, consoleMessages, type SeenReport } from '../support/reports'
import { attachedWidget, listening } from '../support/widgets'

/** A definition as a page's plain script may write it, without types to hold it back. */
const untyped = (definition: object) => definition as WidgetDefinition

const sound = { name: 'mute', selectors: '.bell', wake: 'touch', component: () => null }

const circular: { itself?: unknown } = {}
circular.itself = circular

const NO_COMPONENT = 'mute: it has no component; give it one as `component`, or `load`, a function that imports one.'

const faults: [fault: string, definition: WidgetDefinition, problem: string][] = [
  ['no name', untyped({ ...sound, name: '' }), 'It has no name.'],
  ['empty selectors', untyped({ ...sound, selectors: ' ' }), 'mute: selectors must be a CSS selector list, not " ".'],
  [
    'selectors that are none',
    untyped({ ...sound, selectors: '###' }),
    'mute: selectors must be a CSS selector list, not "###".',
  ],
  [
    'no selectors',
    untyped({ name: 'mute', wake: 'touch', component: () => null }),
    'mute: selectors must be a CSS selector list, not undefined.',
  ],
  [
    'no wake',
    untyped({ name: 'mute', selectors: '.bell', component: () => null }),
    'mute: wake must be load, idle, visible, touch, interaction, media:(…) or when:$store, not undefined.',
  ],
  [
    'an unknown wake',
    untyped({ ...sound, wake: 'when:cart' }),
    'mute: wake must be load, idle, visible, touch, interaction, media:(…) or when:$store, not "when:cart".',
  ],
  [
    'a claim on what cannot be owned',
    untyped({ ...sound, claims: { click: true, scroll: true } }),
    'mute: scroll cannot be claimed, only click, submit, change, input, keydown and keyup can.',
  ],
  [
    'a touch that is none',
    untyped({ ...sound, touches: { focusin: true, click: true } }),
    'mute: click is no touch, only pointerover, focusin, change and events of shop-islands are.',
  ],
  [
    'two busy classes',
    untyped({ ...sound, claims: { click: true }, busyClass: 'loading busy' }),
    'mute: busyClass must be one class, without blanks, not "loading busy".',
  ],
  // Without a value that could be printed, the author hears which definition it is.
  ['selectors that cannot be printed', untyped({ ...sound, selectors: circular }), 'mute'],
  [
    'null for its claims',
    untyped({ ...sound, claims: null }),
    'mute: claims must be an object, such as { change: true }.',
  ],
  ['nothing in it at all', untyped(undefined as never), 'It has no name.'],
  ['nothing behind it', untyped({ name: 'mute', selectors: '.bell', wake: 'touch' }), NO_COMPONENT],
]

/** What an author may miss by a letter: told in the same way, and asked here without the way. */
const nearMisses: typeof faults = [
  [
    'a wake with more in it',
    untyped({ ...sound, wake: 'idle soon' }),
    'mute: wake must be load, idle, visible, touch, interaction, media:(…) or when:$store, not "idle soon".',
  ],
  [
    'a wake with more before it',
    untyped({ ...sound, wake: 'on touch' }),
    'mute: wake must be load, idle, visible, touch, interaction, media:(…) or when:$store, not "on touch".',
  ],
  ...['dblclick', 'clicks'].map((type): (typeof faults)[number] => [
    `a claim on ${type}`,
    untyped({ ...sound, claims: { [type]: true } }),
    `mute: ${type} cannot be claimed, only click, submit, change, input, keydown and keyup can.`,
  ]),
  ...['my-focusin', 'pointerovers'].map((type): (typeof faults)[number] => [
    `the touch ${type}`,
    untyped({ ...sound, touches: { [type]: true } }),
    `mute: ${type} is no touch, only pointerover, focusin, change and events of shop-islands are.`,
  ]),
  [
    'a claim that is no condition',
    untyped({ ...sound, claims: { click: 'yes' } }),
    'mute: click must be true, or a function that says whether the event is for it.',
  ],
  ['a name that no area knows', untyped({ ...sound, component: 'Bell' }), NO_COMPONENT],
  ['an area and no name in it', untyped({ ...sound, component: 7, area: { name: 'tower' } }), NO_COMPONENT],
]

test.each(nearMisses)('a definition with %s is not usable, and the author hears why', (_fault, definition, problem) => {
  expect(isUsable(definition)).toBe(false)
  expect(problemOf(definition)).toBe(problem)
})

test('nothing is wrong with a sound definition', () => {
  const claims = { click: true, submit: true, change: true, input: true, keydown: true, keyup: true } as const
  const touches = { pointerover: true, focusin: true, 'shop-islands:open-mini-cart': true } as const
  for (const wake of ['load', 'idle', 'visible', 'touch', 'interaction', 'media:(hover)', 'when:$cart'] as const)
    expect(problemOf({ ...sound, wake, claims, touches } as Definition)).toBeUndefined()
})

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let reports: SeenReport[]
  beforeEach(async () => {
    engine = await openEngine(kind)
    reports = collectReports()
    showPage('<p class="bell">Ring</p>')
  })

  test.each(faults)(
    'a definition with %s is told to the author with the remedy, left out, and no other is affected',
    async (_fault, definition, problem) => {
      const ring = vi.fn()
      startWith(engine, [definition, attachedWidget(engine, listening('click', ring))])
      await vi.waitFor(() =>
        expect(reports).toEqual([{ code: 'definition-invalid', cause: problem, target: document }]),
      )
      const known = await inspectedRows(engine)
      expect(known.filter(({ host, widget }) => host?.className === 'bell' || widget === 'mute')).toHaveLength(1)
      click(find('.bell'))
      await vi.waitFor(() => expect(ring).toHaveBeenCalledOnce())
      await vi.waitFor(() => expect(consoleMessages()).toEqual([expect.stringContaining('A widget was left out')]))
    },
  )

  test('definitions are kept in the order in which they were made', async () => {
    startWith(engine, [untyped(sound)])
    engine.defineWidget(untyped({ ...sound, name: 'second' }))
    const known = await inspectedRows(engine)
    expect(known.filter(({ host }) => host === find('.bell')).map(({ widget }) => widget)).toEqual(['mute', 'second'])
  })

  test('two of one name are both at work, and the author is told', async () => {
    const ring = vi.fn()
    startWith(engine, [
      attachedWidget(engine, listening('click', ring)),
      attachedWidget(engine, listening('click', ring)),
    ])
    expect(reports).toEqual([{ code: 'name-taken', cause: 'bell', target: document }])
    await vi.waitFor(() => expect(consoleMessages()).toEqual([expect.stringContaining('two widgets of this name')]))
    expect((await inspectedRows(engine)).filter(({ widget }) => widget === 'bell')).toHaveLength(2)
  })

  test('one that is made after the start claims from then on', async () => {
    startWith(engine, [])
    await settle()
    const heard: string[] = []
    engine.defineWidget(
      attachedWidget(engine, ({ on }) => on('keydown', ({ type }) => void heard.push(type)), {
        claims: { keydown: true },
      }),
    )
    expect(press('Enter', find('.bell')).defaultPrevented).toBe(true)
    await settle()
    expect(heard).toEqual(['keydown'])
  })
})

test('where even the explanation is lost, the author hears which definition it is', async () => {
  const engine = await openSourceEngine()
  const reports = collectReports()
  vi.doMock('../../src/author/checkDefinition', () => {
    throw new Error('404')
  })
  engine.defineWidget(untyped({ ...sound, wake: 'soon' }))
  await vi.waitFor(() => expect(reports).toEqual([{ code: 'definition-invalid', cause: 'mute', target: document }]))
  vi.doUnmock('../../src/author/checkDefinition')
})
