import { expect, test } from 'vitest'
import { problemOf as sayProblem } from '../../src/author/checkDefinition'
import type { Definition } from '../../src/islands/definition'
import { isUsable } from '../../src/islands/isUsable'

const component = () => null
const sound = { name: 'bell', selectors: '.bell, [data-bell]', wake: 'touch', component }

/** What the words say, which are loaded only where something is wrong, must be what the engine has decided. */
function problemOf(definition: unknown): string | undefined {
  const problem = sayProblem(definition as Definition)
  expect(isUsable(definition as Definition)).toBe(problem === undefined)
  return problem
}

const problemIn = (wrong: object) => problemOf({ ...sound, ...wrong })
const without = (key: keyof typeof sound) =>
  problemOf(Object.fromEntries(Object.entries(sound).filter(([name]) => name !== key)))

test.each([
  {},
  { wake: 'load' },
  { wake: 'media:(hover: none)' },
  { wake: 'media:screen and (min-width: 850px)' },
  { wake: 'media:print' },
  { wake: 'when:$cart' },
  { claims: { click: true, keydown: () => true } },
  { touches: { focusin: true, 'shop-islands:cart-changed': () => false } },
  { busyClass: 'is-busy' },
  { busyClass: null },
])('nothing is wrong with %o', (more) => {
  expect(problemIn(more)).toBeUndefined()
})

test('a component may come from a file, or by its name in the area’s', () => {
  expect(problemOf({ ...sound, component: undefined, load: async () => ({ default: component }) })).toMatch(
    /it has no component/,
  )
  const { name, selectors } = sound
  const load = async () => ({ default: component })
  expect(problemOf({ name, selectors, wake: 'idle', load })).toBeUndefined()
  expect(problemIn({ component: 'Bell', area: { name: 'bells', load: async () => ({}) } })).toBeUndefined()
})

test.each([
  [{ name: '' }, 'It has no name.'],
  [{ selectors: ' ' }, 'bell: selectors must be a CSS selector list, not " ".'],
  [{ selectors: ['.bell'] }, 'bell: selectors must be a CSS selector list, not [".bell"].'],
  [
    { wake: 'hover' },
    'bell: wake must be load, idle, visible, touch, interaction, media:(…) or when:$store, not "hover".',
  ],
  [
    { wake: 'when:cart' },
    'bell: wake must be load, idle, visible, touch, interaction, media:(…) or when:$store, not "when:cart".',
  ],
  [
    { wake: 'media:min-width: 850px' },
    'bell: wake must be load, idle, visible, touch, interaction, media:(…) or when:$store, not "media:min-width: 850px".',
  ],
  [
    { claims: { scroll: true } },
    'bell: scroll cannot be claimed, only click, submit, change, input, keydown and keyup can.',
  ],
  [{ claims: null }, 'bell: claims must be an object, such as { change: true }.'],
  [{ claims: ['click'] }, 'bell: claims must be an object, such as { change: true }.'],
  [{ touches: 'focusin' }, 'bell: touches must be an object, such as { change: true }.'],
  [{ claims: { click: 'yes' } }, 'bell: click must be true, or a function that says whether the event is for it.'],
  [
    { touches: { click: true } },
    'bell: click is no touch, only pointerover, focusin, change and events of shop-islands are.',
  ],
  [{ busyClass: 'loading busy' }, 'bell: busyClass must be one class, without blanks, not "loading busy".'],
  [{ busyClass: ' ' }, 'bell: busyClass must be one class, without blanks, not " ".'],
  [{ busyClass: ['busy'] }, 'bell: busyClass must be one class, without blanks, not ["busy"].'],
  [{ touches: { focusin: 1 } }, 'bell: focusin must be true, or a function that says whether the event is for it.'],
  [
    { component: 'Bell' },
    'bell: it has no component; give it one as `component`, or `load`, a function that imports one.',
  ],
  [
    { component: undefined },
    'bell: it has no component; give it one as `component`, or `load`, a function that imports one.',
  ],
])('%o is named: %s', (wrong, problem) => {
  expect(problemIn(wrong)).toBe(problem)
})

test('a broken selector is named', () => {
  // Two selectors: happy-dom complains only once about each.
  expect(isUsable({ ...sound, selectors: '.bell[' } as Definition)).toBe(false)
  expect(sayProblem({ ...sound, selectors: '.bell >' } as Definition)).toBe(
    'bell: selectors must be a CSS selector list, not ".bell >".',
  )
})

test('what is missing is named', () => {
  expect(problemOf(undefined)).toBe('It has no name.')
  expect(without('name')).toBe('It has no name.')
  expect(without('selectors')).toBe('bell: selectors must be a CSS selector list, not undefined.')
  expect(without('wake')).toMatch(/^bell: wake must be .*, not undefined\.$/)
  expect(without('component')).toMatch(/^bell: it has no component/)
  const { name, selectors } = sound
  expect(problemOf({ name, selectors, wake: 'load', load: './bell.js' })).toMatch(/it has no component/)
})
