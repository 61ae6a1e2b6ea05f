import { expect, test } from 'vitest'
import { listing, type Scenario } from '../harness/scenarios'
import { filesOf, print } from './print'

test('beside each other, as after activation: ours is there and nothing is taken off', () => {
  const { option: _option, ...asActivated } = listing
  const page = print(asActivated)
  const without = print({ ...asActivated, option: { mode: 'off' } })
  expect(filesOf(page).filter((handle) => handle !== 'shop-islands')).toEqual(filesOf(without))
  expect(page).toContain(
    '<script id="shop-islands-js" src="/wp-content/plugins/shop-islands/script/shop-islands.js?ver=0.1.0.0" type="module"></script>',
  )
  expect(page).toContain('<link rel="modulepreload" href="/wp-content/plugins/shop-islands/script/core-0.js">')
  expect(page).toContain('href="/wp-content/plugins/shop-islands/script/shop-islands.css?ver=')
})

test.each([
  { theme: 'a block theme', script: 'module', isInHead: true },
  { theme: 'a classic theme', script: 'module', isInHead: false },
  { theme: 'a classic theme', script: 'classic', isInHead: true },
])(
  'a module comes behind the import map, which Firefox ignores behind a module; the classic file may come first: $script in $theme',
  ({ theme, script, isInHead }) => {
    const page = print({
      ...listing,
      importMap: true,
      answers: [...(listing.answers ?? []), ...(theme === 'a block theme' ? ['wp_is_block_theme'] : [])],
      option: { mode: 'both', script },
    })
    const map = page.indexOf('<script type="importmap" id="wp-importmap">')
    const files = [...page.matchAll(/<script [^>]*type="module"|<link rel="modulepreload"/g)].map(({ index }) => index)
    expect(map).toBeGreaterThan(0)
    expect(files).toHaveLength(script === 'module' ? 2 : 0)
    for (const file of files) expect(file).toBeGreaterThan(map)
    expect(page.match(/id="shop-islands-js"/g)).toHaveLength(1)
    expect(page.indexOf('id="shop-islands-js"') < page.indexOf('</head>')).toBe(isInHead)
  },
)

test('off: the page is as it was', () => {
  expect(print({ ...listing, option: { mode: 'off' } })).not.toMatch(/shop-islands/)
})

test('the classic script and early.js, by settings', () => {
  const page = print({ ...listing, option: { mode: 'on', script: 'classic', early: true } })
  expect(page).toContain(
    '<script id="shop-islands-js" src="/wp-content/plugins/shop-islands/script/shop-islands.classic.js?ver=0.1.0.0" defer></script>',
  )
  expect(page.indexOf('/* early.js */')).toBeLessThan(page.indexOf('shop-islands.classic.js'))
  expect(page).not.toContain('modulepreload')
})

test('cookie() is there for inline scripts where the theme’s file is not', () => {
  expect(print(listing)).toContain('window.cookie??=')
  expect(print({ ...listing, option: { mode: 'both' } })).not.toContain('window.cookie??=')
})

test.each(['edit_plugins', 'activate_plugins'])(
  'somebody with %s compares by the address, others do not',
  (capability) => {
    const asked = { ...listing, query: { 'shop-islands': 'off' } }
    expect(print({ ...asked, answers: [capability] })).not.toContain('shop-islands.js')
    expect(print(asked)).toContain('shop-islands.js')
    expect(print({ ...asked, query: { 'shop-islands': 'anything' }, answers: [capability] })).toContain(
      'shop-islands.js',
    )
  },
)

test.each([
  [{ answers: ['is_admin'] }],
  [{ answers: ['is_customize_preview'] }],
  [{ answers: ['is_feed'] }],
  [{ answers: ['is_embed'] }],
  [{ answers: ['amp_is_request'] }],
  [{ answers: ['wp_doing_ajax'] }],
  [{ answers: ['REST_REQUEST'] }],
  [{ query: { 'elementor-preview': '7' } }],
  [{ query: { uxb_iframe: '' } }],
  [{ query: { fl_builder: '' } }],
] satisfies [Scenario][])('leaves %j alone', (scenario) => {
  const page = { ...listing, ...scenario }
  expect(print(page)).toBe(print({ ...page, option: { mode: 'off' } }))
})

test.each(['both', 'on'])(
  'leaves the page alone on which somebody logs in to WordPress, whose foot prints scripts as a shopper’s page does: %s',
  (mode) => {
    const page: Scenario = { ...listing, what: 'login', answers: ['is_login'] }
    const without = print({ ...page, option: { mode: 'off' } })
    expect(filesOf(without)).toContain('wc-add-to-cart')
    expect(print({ ...page, option: { mode } })).toBe(without)
  },
)

test('a filter of the served pages that forgets its answer leaves the page as it was', () => {
  expect(print({ ...listing, serves: 'unset( $serves );' })).toBe(print({ ...listing, option: { mode: 'off' } }))
})
