import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json'
import { php } from '../harness/php'
import { digestOfSources, PRINTED_FROM } from '../harness/printedFrom'
import { oldScripts, printedPages, type Scenario } from '../harness/scenarios'
import { filesOf, print } from './print'

/** The plug-in's own files of PHP. */
const phpFiles = readdirSync('wordpress/shop-islands')
  .filter((file) => file.endsWith('.php'))
  .map((file) => `shop-islands/${file}`)

test.each([...phpFiles, 'harness/wordpress.php', 'harness/page.php'])('%s is PHP', (file) => {
  expect(php(['-l', `wordpress/${file}`])).toContain('No syntax errors')
})

test.each(phpFiles)('%s hooks in by functions with a name, which others can take out', (file) => {
  const hooks = readFileSync(`wordpress/${file}`, 'utf8').match(/\badd_(?:action|filter)\(.*/g) ?? []
  expect(hooks.filter((hook) => !/^add_\w+\( [^,]+, __NAMESPACE__ \. '\\\w+'/.test(hook))).toEqual([])
})

test('its version is the package’s, in the header, in the code and in the readme', () => {
  const source = readFileSync('wordpress/shop-islands/shop-islands.php', 'utf8')
  expect(/^ \* Version: (.*)$/m.exec(source)?.[1]).toBe(packageJson.version)
  expect(/VERSION = '(.*)'/.exec(source)?.[1]).toBe(packageJson.version)
  expect(/^Stable tag: (.*)$/m.exec(readFileSync('wordpress/shop-islands/readme.txt', 'utf8'))?.[1]).toBe(
    packageJson.version,
  )
})

test('works without WooCommerce', () => {
  const page = print({
    scripts: oldScripts,
    queue: ['contact-form-7', 'eztoc-js'],
    woocommerce: false,
    option: { mode: 'on', jquery: true },
  })
  expect(filesOf(page)).toEqual(['shop-islands'])
  expect(print({ what: 'settings', woocommerce: false })).toContain('under options-general.php')
})

test('deleted, it leaves nothing behind, on no site of a network', () => {
  const left = (scenario: Scenario) => JSON.parse(print({ what: 'uninstall', ...scenario })) as unknown
  const option = { mode: 'on' }
  expect(left({ option, options: { siteurl: '/' } })).toEqual({ options: ['siteurl'], sites: [] })
  expect(
    left({
      answers: ['is_multisite'],
      sites: { 1: { shop_islands: option }, 7: { shop_islands: option, siteurl: '/' } },
    }),
  ).toEqual({ options: [], sites: { 1: [], 7: ['siteurl'] } })
})

test.each(Object.entries(printedPages))(
  'the page %s of the end-to-end tests is what is printed now',
  async (name, scenario) => {
    await expect(print(scenario)).toMatchFileSnapshot(`../harness/pages/${name}.html`)
  },
)

test('what the pages were printed from is noted, for a machine without PHP to compare', async () => {
  await expect(digestOfSources()).toMatchFileSnapshot(join('../..', PRINTED_FROM))
})

test('there is no printed page that nobody prints', () => {
  expect(readdirSync('wordpress/harness/pages').sort()).toEqual(
    Object.keys(printedPages)
      .map((name) => `${name}.html`)
      .sort(),
  )
})
