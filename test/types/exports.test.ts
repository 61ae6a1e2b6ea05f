import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names in the table of docs/own-widget.md. */
function documented(): string[] {
  const rows = readFileSync('docs/own-widget.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  // What an export holds stands in brackets.
  const texts = rows
    .slice(2)
    .join('\n')
    .replace(/\(.*?\)/g, '')
  return [...texts.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
}

const api = await import('../../src/api')

test('a theme author can import what docs/own-widget.md lists, and nothing else', () => {
  expect(Object.keys(api).sort()).toEqual(documented().sort())
})

test('every one of them is there', () => {
  expect(Object.entries(api).filter(([, value]) => value === undefined)).toEqual([])
})

test('the script on `window` and the module offer the same calls', async () => {
  const { shopIslands } = window as unknown as { shopIslands?: object }
  expect(shopIslands).toBeUndefined()
  const { installShopIslands } = await import('../../src/shopIslands')
  installShopIslands(() => {})
  const calls = (window as unknown as { shopIslands: Record<string, unknown> }).shopIslands
  for (const name of ['defineWidget', 'inspect', 'scan', 'start', 'stores', 'swapFragments'] as const)
    expect(calls[name], name).toBe(api[name])
  expect(await (calls['api'] as () => Promise<object>)()).toBe(api)
})

test('the stores are there to read, and nothing of their insides with them', async () => {
  expect(Object.keys(await api.stores.cart())).toEqual(['$cart', 'countInCart'])
  expect(Object.keys(await api.stores.wishlist())).toEqual(['$wishlist'])
})
