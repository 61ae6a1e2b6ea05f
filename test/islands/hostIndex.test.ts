import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Definition } from '../../src/islands/definition'
import { type Engine, engineKinds, openEngine } from '../support/freshEngine'
import { find, showPage } from '../support/page'
import { attachedWidget } from '../support/widgets'

const definitionOf = (selectors: string): Definition => attachedWidget(() => undefined, { name: selectors, selectors })

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  beforeEach(async () => {
    engine = await openEngine(kind)
  })

  /** The names of the definitions that an element may be a host of. */
  function candidates(element: Element): string[] {
    const found = new Set<string>()
    engine.forEachCandidate(element, ({ name }) => found.add(name))
    return [...found].sort()
  }

  /** Indexes these selectors, and tells which of them are candidates of the page's `#x`. */
  function candidatesFor(html: string, ...selectors: string[]): string[] {
    for (const selector of selectors) engine.indexDefinition(definitionOf(selector))
    showPage(html)
    return candidates(find('main > *'))
  }

  test.each([
    ['a class', '.card', '<i class="big card"></i>'],
    ['an id', '#menu', '<i id="menu"></i>'],
    ['an attribute', '[data-open]', '<i data-open></i>'],
    ['an attribute’s value', 'i[data-open^="#"]', '<i data-open="#x"></i>'],
    ['our own attribute', '[data-island="tabs"]', '<i data-island="tabs"></i>'],
    ['our own attribute in other words', "[data-island~='tabs']", '<i data-island="a tabs"></i>'],
    ['a tag', 'form', '<form></form>'],
    ['a tag in capitals', 'FORM', '<form></form>'],
    ['a list in :is()', ':is(.a,[data-b],.c .d) > :is(#e,.f)', '<i class="f"></i>'],
    ['any element', '*', '<i></i>'],
    ['what an element is not', ':not(.a,.b)', '<i></i>'],
    ['the last of several', 'main > .a + i, ul li ~ .b', '<i class="b"></i>'],
    ['a selector in two lines', 'main\n  .b', '<i class="b"></i>'],
    ['a name with an escape', '.w-1\\/2', '<i class="w-1/2"></i>'],
    ['a name that is not English', '.giỏ', '<i class="giỏ"></i>'],
    ['a pseudo-class behind the name', '.a:not(.b:is(.c,.d)):has(> .e)', '<i class="a"></i>'],
  ])('%s finds its element', (_what, selector, html) => {
    expect(candidatesFor(`<main>${html}</main>`, selector)).toEqual([selector])
  })

  test('commas, brackets and signs in quotes and brackets belong to what they stand in', () => {
    const selectors = ['[title="a,b .c #d"]', 'a[href="#lightbox"]', `[title='[x]"']`, '.e:not([title="),.f"])']
    const page = (html: string) => candidatesFor(`<main>${html}</main>`, ...selectors.splice(0))
    expect(page('<a title="x" href="/"></a>')).toEqual(['[title="a,b .c #d"]', `[title='[x]"']`, 'a[href="#lightbox"]'])
    expect(page('<p class="c f" id="d"></p>')).toEqual([])
    expect(page('<p class="e"></p>')).toEqual(['.e:not([title="),.f"])'])
  })

  test('an element is asked about nothing that its class, id, attributes and tag do not lead to', () => {
    const selectors = ['.card', '#menu', '[data-open]', '[data-island="tabs"]', 'form', 'a.card', '.list .item']
    selectors.push(':is(.item,#menu)', ':is(.card .item)', `[title=', .item ']`, 'i.item')
    expect(candidatesFor('<main><a class="card" data-island="other"></a></main>', ...selectors)).toEqual([
      '.card',
      'a.card',
    ])
  })

  test('a definition that comes later is found by elements that were asked about before', () => {
    expect(candidatesFor('<main><i class="a b"></i></main>', '.a')).toEqual(['.a'])
    engine.indexDefinition(definitionOf('.b'))
    expect(candidates(find('i'))).toEqual(['.a', '.b'])
  })

  test('the hosts around an element: of each definition the nearest, in the order of the definitions', () => {
    const [outer, inner, both] = ['.outer', '.inner', '.outer,.inner'].map(definitionOf)
    for (const definition of [outer, inner, both]) engine.indexDefinition(definition as Definition)
    showPage('<div class="outer"><p class="inner"><b>Text</b></p></div>')
    expect(engine.hostsAround(find('b'))).toEqual([
      [outer, find('.outer')],
      [inner, find('.inner')],
      [both, find('.inner')],
    ])
  })

  test('whatever the selector and the element: one that matches is a candidate', () => {
    const name = fc.constantFrom('a', 'b', 'c-d', 'e_f')
    const tag = fc.constantFrom('i', 'p', 'a', 'b')
    const value = fc.constantFrom('x', 'a,b', '.a #b', 'x]y', 'a (b')
    const attribute = fc.oneof(
      fc
        .tuple(fc.constantFrom('title', 'data-open', 'data-island'), fc.constantFrom('=', '^=', '~='), value)
        .map(([key, operator, text]) => `[${key}${operator}"${text}"]`),
      fc.constantFrom('[title]', '[data-island=a]', "[data-island='c-d']"),
    )
    const simple = fc.oneof(
      name.map((text) => `.${text}`),
      name.map((text) => `#${text}`),
      attribute,
    )
    // happy-dom counts only the last of two ids, wants `:not()` at the end, and understands only what is plain inside of `:is()`.
    const isOneId = (parts: readonly string[]) => parts.filter((part) => part.startsWith('#')).length < 2
    const bare = fc
      .array(simple, { minLength: 1, maxLength: 3 })
      .filter(isOneId)
      .map((parts) => parts.join(''))
    const not = fc.oneof(
      fc.constant(''),
      name.map((text) => `:not(.${text})`),
    )
    const compound = fc.tuple(fc.option(tag, { nil: '' }), bare, not).map((parts) => parts.join(''))
    const plain = fc.oneof(
      fc.tuple(fc.constantFrom('.', '#'), name).map((parts) => parts.join('')),
      fc.constantFrom('[title]', '[data-island=a]'),
    )
    const listed = fc.array(plain, { minLength: 1, maxLength: 2 }).map((parts) => `:is(${parts.join(',')})`)
    const last = fc.oneof(
      compound,
      listed,
      tag,
      fc
        .tuple(
          listed,
          name.map((text) => `.${text}`),
        )
        .map((parts) => parts.join('')),
    )
    const complex = fc
      .tuple(fc.option(compound, { nil: '' }), fc.constantFrom(' ', ' > ', '>', ' '), last)
      .map(([before, sign, host]) => (before ? before + sign + host : host))
    const list = fc.array(complex, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(', '))
    const element = fc.record(
      {
        tag,
        class: fc.uniqueArray(name, { maxLength: 3 }).map((names) => names.join(' ')),
        id: name,
        title: value,
        'data-open': value,
        'data-island': fc.oneof(name, value),
      },
      { requiredKeys: ['tag'] },
    )
    fc.assert(
      fc.property(
        fc.array(list, { minLength: 1, maxLength: 4 }),
        fc.array(element, { minLength: 1, maxLength: 6 }),
        (lists, elements) => {
          const known = lists.map(definitionOf)
          known.forEach(engine.indexDefinition)
          document.body.replaceChildren()
          let parent: Element = document.body
          for (const { tag: localName, ...attributes } of elements) {
            const made = document.createElement(localName)
            for (const [key, text] of Object.entries(attributes)) made.setAttribute(key, text)
            parent.append(made)
            parent = made
          }
          for (const definition of known) {
            for (const host of document.querySelectorAll(definition.selectors)) {
              let isCandidate = false
              engine.forEachCandidate(host, (candidate) => {
                isCandidate ||= candidate === definition
              })
              if (!isCandidate) throw new Error(`${definition.selectors} does not find ${host.outerHTML}`)
            }
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
