import { expect, test } from 'vitest'
import { listing, oldScripts } from '../harness/scenarios'
import { AREAS, filesOf, mine, print } from './print'

test('the settings page: a switch for each area, all on at first, the safe step chosen, one click back', () => {
  const page = print({ what: 'settings' })
  expect(page).toContain('under woocommerce')
  expect(page.match(/name="shop_islands\[areas\]\[\]" value="\w+" checked="checked"/g)).toHaveLength(10)
  expect(page).toMatch(/name="shop_islands\[mode\]" value="both" checked="checked"/)
  expect(page).toMatch(/<button class="button" name="shop_islands\[back\]" value="1">/)
  const stored = print({ what: 'settings', option: { mode: 'on', areas: ['cart'] } })
  expect(stored.match(/checked="checked"/g)).toHaveLength(3)
})

test('the settings page: choices that belong together are a group with a name', () => {
  const page = print({ what: 'settings' })
  const groups = [...page.matchAll(/<fieldset><legend><h2>(.*?)<\/h2><\/legend>(.*?)<\/fieldset>/gs)]
  const fieldsOf = (group = '') => [
    ...new Set([...group.matchAll(/name="shop_islands([^"]*)"/g)].map(([, name]) => name)),
  ]
  expect(groups.map(([, legend, group]) => [legend, fieldsOf(group)])).toEqual([
    ['On the pages of the shop', ['[mode]']],
    ['Areas whose old scripts go', ['[areas][]', '[jquery]']],
    ['The script', ['[script]', '[early]']],
  ])
  expect(page.match(/<input type="(?:radio|checkbox)"/g)).toHaveLength(
    groups.flatMap(([group]) => group.match(/<input /g) ?? []).length,
  )
})

test('that the settings are saved is said once: under WooCommerce by the page itself, under Settings by WordPress', () => {
  expect(print({ what: 'settings' })).toContain('Settings saved.')
  expect(print({ what: 'settings', woocommerce: false })).not.toContain('Settings saved.')
})

test.each([
  ['the areas are forgotten', { areas: 'unset( $areas );' }, 'wc-add-to-cart'],
  ['an area is a text', { areas: '$areas["mine"] = "my-script"; return $areas;' }, 'wc-add-to-cart'],
  ['an area is empty', { areas: '$areas["mine"] = array(); return $areas;' }, 'wc-add-to-cart'],
] as const)('a filter that answers badly breaks no page: %s', (_title, filter, gone) => {
  const page = print({ ...listing, ...filter })
  expect(filesOf(page)).toContain('shop-islands')
  expect(filesOf(page)).not.toContain(gone)
  expect(print({ what: 'settings', ...filter })).toContain('value="cart" checked')
})

/** What is stored of a form that was sent. */
const cleaned = (sent: object) => JSON.parse(print({ what: 'clean', sent })) as { off: string[] }

test('stores only what it knows', () => {
  const off = AREAS.filter((area) => area !== 'cart')
  expect(cleaned({ mode: 'on', areas: ['cart', '<b>'], script: 'x', early: '1', other: 1 })).toEqual({
    mode: 'on',
    script: 'module',
    early: true,
    jquery: false,
    off,
  })
  expect(cleaned({ mode: 'on', back: '1' })).toMatchObject({ mode: 'off', off: AREAS })
  expect(cleaned({ mode: ['on'], areas: [['cart'], 'shop'] })).toMatchObject({
    mode: 'both',
    off: AREAS.filter((area) => area !== 'shop'),
  })
})

test('what it has cleaned, it leaves as it is: WordPress has the first form cleaned twice', () => {
  for (const sent of [{ mode: 'on', areas: ['cart', 'shop'], jquery: '1' }, { back: '1', areas: AREAS }, {}])
    expect(cleaned(cleaned(sent))).toEqual(cleaned(sent))
  expect(cleaned({ off: ['cart', '<b>', ['shop']] }).off).toEqual(['cart'])
})

const later = { scripts: { mine, tinvwl: oldScripts.tinvwl ?? mine }, queue: ['mine', 'tinvwl'] }
const laterAreas = '$areas["later"] = ["Later", ["mine"]]; return $areas;'

test('an area that comes after the settings were saved is on, and those that were switched off stay off', () => {
  const option = cleaned({ mode: 'on', areas: AREAS.filter((area) => area !== 'wishlist') })
  expect(filesOf(print({ ...later, option, areas: laterAreas }))).toEqual(['shop-islands', 'tinvwl'])
})

test('an area that a theme’s filter adds without a name can be switched off', () => {
  const areas = '$areas[] = ["Later", ["mine"]]; return $areas;'
  const option = JSON.parse(print({ what: 'clean', areas, sent: { mode: 'on', areas: AREAS } })) as object
  expect(filesOf(print({ ...later, option, areas }))).toEqual(['shop-islands', 'mine'])
})

test('an option of the first version, which lists the areas that are on, keeps its meaning, and is stored anew once', () => {
  const areas = AREAS.filter((area) => area !== 'wishlist')
  const old = { mode: 'on', script: 'classic', early: true, jquery: true, areas }
  expect(filesOf(print({ ...later, option: old }))).toContain('tinvwl')
  const stored = (option: object) => JSON.parse(print({ what: 'admin', option })) as object
  const anew = { mode: 'on', script: 'classic', early: true, jquery: true, off: ['wishlist'] }
  expect(stored(old)).toEqual(anew)
  expect(stored(anew)).toEqual(anew)
  expect(stored({ ...old, areas: [] })).toEqual({ ...anew, off: AREAS })
  expect(filesOf(print({ ...later, option: anew, areas: laterAreas }))).toEqual(['shop-islands', 'tinvwl'])
  // Nothing was saved: nothing is stored.
  expect(print({ what: 'admin' })).toBe('null')
  expect(stored({ mode: 'on' })).toEqual({ mode: 'on' })
})
