import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { digestOfSources, PRINTED_FROM } from '../wordpress/harness/printedFrom'

test('the pages that e2e/wordpress.spec.ts opens were printed from the plug-in as it is now', () => {
  const advice = 'the plug-in has changed since: run `npm run test:wordpress -- -u`, and look at what is printed now'
  expect(digestOfSources(), advice).toBe(readFileSync(PRINTED_FROM, 'utf8'))
})

test('docs/markup.md offers the very script that the plug-in prints where the theme’s own has gone', () => {
  const offered = /<script>\n( {2}\{\n.*?)<\/script>/s.exec(readFileSync('docs/markup.md', 'utf8'))?.[1]
  const printed = readFileSync('wordpress/shop-islands/calls.js', 'utf8').replaceAll(/^ *\/\/.*\n/gm, '')
  expect(offered?.replaceAll(/^ {2}/gm, '')).toBe(printed)
})
