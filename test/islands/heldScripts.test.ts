import { expect, test, vi } from 'vitest'
import { areScriptsHeld, areTouchesRepeated } from '../../src/islands/heldScripts'

/** A page with a script of data and one with these attributes, which are not run. */
function showScript(attributes: string): void {
  const page = document.createElement('template')
  page.innerHTML = `<script type="application/ld+json"></script><script ${attributes}></script>`
  const scripts = page.content.querySelectorAll('script') as unknown as HTMLCollectionOf<HTMLScriptElement>
  vi.spyOn(document, 'scripts', 'get').mockReturnValue(scripts)
}

test.each([
  ['WP Rocket’s', 'type="rocketlazyloadscript"', true],
  ['Perfmatters’', 'type="pmdelayedscript"', true],
  ['LiteSpeed’s', 'type="litespeed/javascript"', false],
  ['one that waits for a touch', 'type="lazyscript"', false],
  ['Rocket Loader’s', 'type="1a2b3c4d5e6f7a8b9c0d1e2f-text/javascript"', false],
  ['WP Meteor’s', 'type="javascript/blocked" data-wpmeteor-type="text/javascript"', false],
  ['Flying Scripts’', 'data-type="lazy" data-src="/theme.js"', false],
])('%s script is held back; whether touches are repeated for it: %j', (_whose, attributes, isRepeated) => {
  showScript(attributes)
  expect(areScriptsHeld()).toBe(true)
  expect(areTouchesRepeated()).toBe(isRepeated)
})

test.each([
  ['a script that runs', 'src="/theme.js"'],
  ['data', 'type="application/json"'],
  ['a type that only ends so', 'type="x-litespeed/javascript"'],
  ['a type that only begins so', 'type="litespeed/javascript-data"'],
  ['a type with too short a number', 'type="1a2b-text/javascript"'],
  ['a type with what is no number', 'type="template1-text/javascript"'],
  ['one that waits for consent', 'type="javascript/blocked" data-cookieyes="analytics"'],
  ['one that waits for consent in another way', 'type="text/plain" data-src="/statistics.js"'],
  ['one of NitroPack’s, which may stay when it has run', 'type="nitropack/inlinescript"'],
  ['a module', 'type="module"'],
  ['one of Flying Scripts that has its address by now', 'data-type="lazy" data-src="/theme.js" src="/theme.js"'],
  ['one whose address is empty', 'data-type="lazy" data-src="/theme.js" src=""'],
  ['lazy data', 'data-type="lazy"'],
  ['the way of Rocket Loader to the page’s settings', 'src="/rocket-loader.min.js" data-cf-settings="1a-|49"'],
])('%s is not', (_what, attributes) => {
  showScript(attributes)
  expect(areScriptsHeld()).toBe(false)
})

test('while Rocket Loader runs one script after the other, they are held back; once it says that it is done, they are not', () => {
  showScript('src="/rocket-loader.min.js" data-cf-settings="1a-|49" defer')
  expect(areScriptsHeld()).toBe(true)
  vi.stubGlobal('__cfRLUnblockHandlers', true)
  expect(areScriptsHeld()).toBe(false)
})
