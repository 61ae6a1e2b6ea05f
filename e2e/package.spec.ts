import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import packageJson from '../package.json' with { type: 'json' }
import { changeAnswers } from './support/changeAnswers'
import { addButton, basketCount, products } from './support/shopPage'
import { expect, test } from './support/test'

// One project for all tests of this file.
test.describe.configure({ mode: 'default' })

let project: string
const installed = () => join(project, 'node_modules/shop-islands')

function run(command: string, ...words: string[]): string {
  return execFileSync(command, words, { cwd: project, encoding: 'utf8' })
}

test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'shop-islands-'))
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  const packed = ['--silent', '--ignore-scripts', '--pack-destination', project, resolve('.')]
  const tarball = run('npm', 'pack', ...packed).trim()
  // Nothing comes with it, so there is nothing to fetch.
  run('npm', 'install', '--silent', '--offline', '--no-audit', '--no-fund', tarball)
})

test.afterAll(() => rmSync(project, { recursive: true, force: true }))

test('the tarball brings the built files, the licences and the changes, and neither demo nor source', () => {
  const has = (file: string) => existsSync(join(installed(), file))
  expect(
    ['LICENSE', 'CHANGELOG.md', 'README.md', 'dist/LICENSES.txt', 'dist/integrity.json'].filter((file) => !has(file)),
  ).toEqual([])
  expect(['src', 'widgets', 'dist/demo', 'dist/meta.json', 'dist/shop-islands-wordpress.zip'].filter(has)).toEqual([])
  expect(run('npm', 'ls', '--omit=dev', '--parseable', '--all').trim().split('\n')).toHaveLength(2)
})

test('the WordPress plug-in’s archive is one folder, with the plug-in and every file of the script', () => {
  const archive = unzipSync(readFileSync('dist/shop-islands-wordpress.zip'))
  const script = Object.keys(JSON.parse(readFileSync('dist/integrity.json', 'utf8')))
  const expected = ['LICENSE', 'script/LICENSES.txt', ...readdirSync('wordpress/shop-islands')].concat(
    script.filter((file) => !file.startsWith('react/')).map((file) => `script/${file}`),
  )
  expect(Object.keys(archive).sort()).toEqual(expected.map((file) => `shop-islands/${file}`).sort())
  for (const [path, content] of Object.entries(archive)) {
    const name = path.split('script/')[1]
    // No map is in the archive.
    const withoutMap = (built: string) => built.replace(`\n//# sourceMappingURL=${name}.map`, '')
    if (name) expect(Buffer.from(content).toString(), path).toBe(withoutMap(readFileSync(join('dist', name), 'utf8')))
    expect(/^\/\/# sourceMappingURL/m.test(Buffer.from(content).toString()), path).toBe(false)
  }
})

for (const dist of ['dist', 'dist/react']) {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')

  test(`${dist}: the core says in its first line that it is compiled ahead, and its source map leads to the source behind that`, () => {
    const core = readdirSync(dist).find((name) => /^core-.*\.js$/.test(name)) ?? ''
    const lines = read(core).split('\n')
    expect(lines[0]).toBe('//# allFunctionsCalledOnLoad')
    const line = lines.findIndex((text) => text.includes('modulepreload'))
    const column = lines[line]?.indexOf('modulepreload') ?? -1
    const entry = new SourceMap(JSON.parse(read(`${core}.map`))).findEntry(line, column)
    expect(entry).toMatchObject({ originalSource: expect.stringMatching(/\/src\/islands\/files\.ts$/) })
    const source = readFileSync('src/islands/files.ts', 'utf8').split('\n')
    expect(source['originalLine' in entry ? entry.originalLine : 0]).toContain("'modulepreload'")
  })

  test(`${dist}: the slider comes with the area of products alone, and the lightbox with no area`, () => {
    const files = JSON.parse(read('meta.json')) as { fileName: string; imports: string[] }[]
    const importers = (library: string) =>
      files
        .filter(({ imports }) => imports.some((name) => name.startsWith(`${library}-`)))
        .map(({ fileName }) => fileName)
    expect(importers('slider')).toEqual([expect.stringMatching(/^product-/)])
    expect(importers('lightbox')).toEqual([])
  })
}

test('every export is a file, by the address that a bundler finds', () => {
  const names = Object.keys(packageJson.exports).filter((name) => !name.includes('*'))
  const addresses = names.map((name) => `import.meta.resolve('shop-islands${name.slice(1)}')`)
  writeFileSync(join(project, 'resolve.js'), `console.log(JSON.stringify([${addresses}]))`)
  const found = JSON.parse(run('node', 'resolve.js')) as string[]
  expect(found).toHaveLength(names.length)
  for (const address of found) {
    expect(address).toContain(pathToFileURL(installed()).pathname)
    expect(existsSync(new URL(address)), address).toBe(true)
  }
  for (const file of [packageJson.types, packageJson.unpkg, packageJson.jsdelivr])
    expect(existsSync(join(installed(), file))).toBe(true)
})

for (const resolution of ['bundler', 'nodenext']) {
  test(`its types compile, and hold wrong uses back, with moduleResolution ${resolution}`, () => {
    const types = join(project, 'node_modules/@types')
    if (!existsSync(types)) {
      // React's types are the one thing that an author of TypeScript installs besides.
      cpSync('node_modules/@types/react', join(types, 'react'), { recursive: true })
      symlinkSync(resolve('node_modules/csstype'), join(project, 'node_modules/csstype'))
    }
    writeFileSync(
      join(project, 'widget.tsx'),
      `import { defineWidget, ServerElement, stores, useHost, useStore } from 'shop-islands'
import { inspect } from 'shop-islands/module'
const { $cart } = await stores.cart()
function GiftWrap() {
  const box = useHost<HTMLButtonElement>()
  const { quantities } = useStore($cart)
  const count: number | undefined = quantities['12']
  // @ts-expect-error a cart has no such thing
  useStore($cart).nothing
  return <ServerElement of={box} class={{ wrapped: !!count }} onClick={() => void inspect()} />
}
defineWidget({ name: 'gift-wrap', selectors: '.gift-wrap', wake: 'touch', claims: { click: true }, component: GiftWrap })
// @ts-expect-error nobody wakes like that
defineWidget({ name: 'gift-wrap', selectors: '.gift-wrap', wake: 'sometimes', component: GiftWrap })
`,
    )
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext'
    const settings = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--target', 'es2022', '--skipLibCheck', 'false']
    run(
      resolve('node_modules/.bin/tsc'),
      ...settings,
      '--module',
      module,
      '--moduleResolution',
      resolution,
      'widget.tsx',
    )
  })
}

for (const script of ['module', 'classic'] as const) {
  test(`a page with the installed ${script} script adds to the cart, with the hashes that came along`, async ({
    page,
  }) => {
    const integrity = JSON.parse(readFileSync(join(installed(), 'dist/integrity.json'), 'utf8')) as Record<
      string,
      string
    >
    await page.route('/shop-islands/**', (route) =>
      route.fulfill({
        path: join(installed(), 'dist', new URL(route.request().url()).pathname.replace('/shop-islands/', '')),
      }),
    )
    const withHash = (tag: string, file: string) =>
      tag.replace(/>$/, ` integrity="${integrity[file]}" crossorigin="anonymous">`)
    await changeAnswers(page, '/cua-hang/*', (html) =>
      html.replace(/<(?:script|link)\b[^>]*"\/shop-islands\/(shop-islands[\w.]*)"[^>]*>/g, withHash),
    )
    await page.goto(`/cua-hang/?reveal=0&script=${script}`)
    await expect(page.locator('script[integrity^="sha384-"]')).toHaveCount(1)
    await addButton(page, products.pate).click()
    await expect(basketCount(page)).toHaveText('1')
  })
}
