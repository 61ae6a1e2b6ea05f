import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Definition } from '../../src/islands/definition'
import { engineKinds, openEngine, openSourceEngine, type SourceEngine, settle, startWith } from '../support/freshEngine'
import { markupFor } from '../support/markupFor'
import { find, showPage } from '../support/page'
import { attachedWidget, componentWidget } from '../support/widgets'

const definitionOf = (selectors: string): Definition => componentWidget(() => null, { name: selectors, selectors })

const lists: [what: string, list: string, selectors: string[]][] = [
  ['one selector', '.card', ['.card']],
  ['some', '.a, #b , i.c > .d', ['.a', '#b', 'i.c > .d']],
  ['some in lines', '.a,\n  .b', ['.a', '.b']],
  ['commas in brackets', ':is(.a,:not(.b,.c)) .d,.e:has(.f,.g)', [':is(.a,:not(.b,.c)) .d', '.e:has(.f,.g)']],
  ['commas and brackets in quotes', `[title="a,b)"],[title=',("'],.c`, ['[title="a,b)"]', `[title=',("']`, '.c']],
]

/** This one happy-dom does not read. */
const escaped: (typeof lists)[number] = [
  'commas and quotes that are escaped',
  `.w-1\\,5,.it\\'s,.b`,
  ['.w-1\\,5', `.it\\'s`, '.b'],
]

describe.each(engineKinds)('%s engine', (kind) => {
  test.each(lists)('every selector of a list finds its hosts: %s', async (_what, list) => {
    const engine = await openEngine(kind)
    const hosts = markupFor(list)
    document.body.append(...hosts.map(({ root }) => root))
    const awake = new Set<Element>()
    const bell = attachedWidget(engine, ({ host }) => void awake.add(host), {
      selectors: list,
      wake: 'idle',
      claims: {},
    })
    startWith(engine, [bell])
    await settle()
    expect(awake).toEqual(new Set(hosts.map(({ host }) => host)))
  })
})

describe('source engine', () => {
  let engine: SourceEngine
  beforeEach(async () => {
    engine = await openSourceEngine()
  })

  /** Under which selectors and names these definitions are found, each with the definitions that it finds. */
  function index(...lists: string[]): Record<string, string[]> {
    for (const list of lists) engine.indexDefinition(definitionOf(list))
    const all = [...engine.definitionsBySelector(), ...engine.definitionsByName()]
    return Object.fromEntries(all.map(([key, found]) => [key, found.map(({ name }) => name)]))
  }

  test.each([...lists, escaped])('a list of selectors is cut into its selectors: %s', (_what, list, selectors) => {
    expect(engine.selectorsOf(list)).toEqual(selectors)
  })

  test('whatever the selectors: a list of them is cut where they were joined', () => {
    const text = fc.constantFrom('a', 'a,b', 'x]y', 'a (b', ',')
    const simple = fc.oneof(
      fc.constantFrom('.a', '#b', 'i', '[open]', '.c\\,d'),
      text.map((value) => `[title="${value}"]`),
      text.map((value) => `[title='${value}']`),
    )
    const list = fc.array(simple, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(','))
    const selector = fc.oneof(
      simple,
      list.map((inner) => `:is(${inner})`),
      list.map((inner) => `.e:not(:has(${inner}))`),
      fc.tuple(simple, simple).map((parts) => parts.join(' > ')),
    )
    fc.assert(
      fc.property(
        fc.array(selector, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ', ', ' ,\n'),
        (all, comma) => {
          expect(engine.selectorsOf(all.join(comma))).toEqual(all)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('what several definitions look for by one selector is asked for once', () => {
    expect(index('.a,.b', '.b', '.c')).toEqual({ '.a': ['.a,.b'], '.b': ['.a,.b', '.b'], '.c': ['.c'] })
  })

  test('our own attribute, at any tag or at one, is found by its name', () => {
    const lists = [
      '[data-island="tabs"],.tabs',
      "form[data-island='search']",
      '[data-island=tabs]',
      '[data-island|="a"]',
    ]
    expect(index(...lists)).toEqual({
      tabs: [lists[0], lists[2]],
      search: [lists[1]],
      '.tabs': [lists[0]],
      '[data-island|="a"]': [lists[3]],
    })
  })

  test('a definition that comes later is found beside those that were asked for before', () => {
    index('.a')
    expect(index('.b')).toEqual({ '.a': ['.a'], '.b': ['.b'] })
  })

  test('the names of our own attribute are known, those of parts and of later definitions too', () => {
    engine.indexDefinition(definitionOf('form[data-island="search"],[data-island|="quantity"]'))
    expect([...engine.knownNames()]).toEqual(['search', 'quantity'])
    engine.indexDefinition({ ...definitionOf('.tabs'), parts: '[data-island="tab"]' })
    expect([...engine.knownNames()]).toEqual(['search', 'quantity', 'tab'])
  })

  test('a selector that ends without a name brings none, whether parts follow it or not', () => {
    engine.indexDefinition(definitionOf('[data-island]'))
    engine.indexDefinition({ ...definitionOf('[data-island]'), parts: 'li[data-island="tab"]' })
    expect([...engine.knownNames()]).toEqual(['tab'])
  })

  test('the hosts around an element: of each definition the nearest, in the order of the definitions', () => {
    const definitions = ['.outer', '.inner', '.outer,.inner', '.other'].map(definitionOf)
    const [outer, inner, both] = definitions
    showPage('<div class="outer"><p class="inner"><b>Text</b></p></div>')
    expect([...engine.hostsAround(find('b'), definitions)]).toEqual([
      [outer, find('.outer')],
      [inner, find('.inner')],
      [both, find('.inner')],
    ])
  })
})
