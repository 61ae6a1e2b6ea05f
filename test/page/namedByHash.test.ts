import { afterEach, describe, expect, test } from 'vitest'
import { linkedPlace, namedByHash } from '../../src/page/address'

afterEach(() => document.body.replaceChildren())

/** Adds a section of this name to the page. */
function addSection(id: string): HTMLElement {
  const section = document.createElement('section')
  section.id = id
  document.body.append(section)
  return section
}

// The end of a selector is tried in a browser only (e2e/security): happy-dom itself makes a selector of a name.
describe('an address with markup or a script after its #', () => {
  for (const text of ['<img src=x onerror=window.hacked=1>', 'javascript:window.hacked=1']) {
    test(`${text} is a name like any other`, () => {
      addSection('other')
      for (const hash of [`#${text}`, `#${encodeURIComponent(text)}`, `#//elsewhere.example/${text}`])
        expect(namedByHash(hash)).toBeUndefined()
      expect(document.body.innerHTML).toBe('<section id="other"></section>')
      const named = addSection(text)
      expect(namedByHash(`#${text}`)).toBe(named)
      expect(namedByHash(`#${encodeURIComponent(text)}`)).toBe(named)
    })
  }
})

test('an address with nothing after its #, or with what cannot be decoded, names nothing that is not there', () => {
  addSection('other')
  for (const hash of ['', '#', '#%', '#100%']) expect(namedByHash(hash)).toBeUndefined()
  const percent = addSection('100%')
  expect(namedByHash('#100%')).toBe(percent)
})

test('an address names an anchor by its name, as in old texts, and nothing else that has one: no field and no description of the page', () => {
  document.body.innerHTML = '<input name="email"><a name="email">Thư</a><input name="phone">'
  expect(namedByHash('#email')).toBe(document.querySelector('a'))
  expect(namedByHash('#phone')).toBeUndefined()
})

test('a link leads to a place in this page by its hash alone or by its whole address, not where it names another page', () => {
  const section = addSection('ban')
  const link = document.createElement('a')
  const placeOf = (href: string) => linkedPlace(Object.assign(link, { href }))
  expect([placeOf('#ban'), placeOf(`${location.href}#ban`)]).toEqual([section, section])
  expect([placeOf('/khac/#ban'), placeOf('#khac'), placeOf('#')]).toEqual([undefined, undefined, undefined])
  expect(linkedPlace(document.createElement('button'))).toBeUndefined()
})
