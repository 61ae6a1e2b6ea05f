import { expect, test } from 'vitest'
import { listing } from '../harness/scenarios'
import { print } from './print'

/** The hosts from which a page has our files; empty for the page's own. */
const hostsOf = (page: string) => [
  ...new Set(
    [...page.matchAll(/"(?:https?:\/\/([^/"]*))?\/[^"]*shop-islands\/script\/[^"]*"/g)].map(([, host]) => host),
  ),
]

/** What WPML does with the addresses of scripts: each language has a domain of its own. */
const WPML = "return str_replace( '//shop.example', '//laden.example', $src );"

test('in a shop with a domain for each language all files come from that of the page: from another one browsers load no module', () => {
  const german = { ...listing, site: 'https://shop.example', host: 'laden.example:8443', addresses: WPML }
  const page = print(german)
  expect(page).toContain('<link rel="modulepreload" href="https://laden.example/')
  expect(page).toMatch(/<script id="shop-islands-js" src="https:\/\/laden\.example\/[^"]*shop-islands\.js\?ver=/)
  expect(hostsOf(page)).toEqual(['laden.example'])
})

test.each([
  ['another host, as for copies', "return str_replace( 'shop.example', 'cdn.example', $src );"],
  [
    'another file, as one that it has minified',
    "return str_replace( array( 'shop.', '/plugins/shop-islands/' ), array( 'laden.', '/cache/shop-islands/' ), $src );",
  ],
  ['nothing, which takes the script off', 'return false;'],
])('what a plug-in makes of the addresses of all scripts is not made of ours: %s', (_what, addresses) => {
  const page = print({ ...listing, site: 'https://shop.example', host: 'laden.example', addresses })
  expect(hostsOf(page)).toEqual(['shop.example'])
  expect(page).toContain('src="https://shop.example/wp-content/plugins/shop-islands/script/shop-islands.js?ver=')
})

test('a shop with one domain does not ask about our files: a plug-in that has browsers preload what it hears of would have them load twice', () => {
  const addresses = 'echo "<!-- heard of $src -->"; return $src;'
  expect(print({ ...listing, site: 'https://shop.example', addresses })).not.toContain('heard of')
  expect(print({ ...listing, site: 'https://shop.example', host: 'laden.example', addresses })).toContain('heard of')
})
