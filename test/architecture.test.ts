import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reactTests } from '../vitest.config'

/** One import of a module of the house: from which file to which, without extensions, as in `src/islands/start`. */
interface Import {
  from: string
  to: string
}

/** The files of the house by path, with their source text. */
type Sources = Readonly<Record<string, string>>

function readSources(...folders: string[]): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  const scripts = files.filter((file) => /\.tsx?$/.test(file))
  return Object.fromEntries(scripts.map((file) => [file, readFileSync(join(file), 'utf8')]))
}

/** Everything that a source text imports: static, dynamic, type-only and re-exported. */
function specifiersIn(source: string): string[] {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const found = withoutComments.matchAll(/\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g)
  return [...found].map((match) => match[1] ?? '')
}

function importsOf(sources: Sources): Import[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    specifiersIn(source)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({
        from: file.replace(/\.tsx?$/, ''),
        to: posix.join(posix.dirname(file), specifier),
      })),
  )
}

/** The layer that a module belongs to: `src/stores/cart/queue` is in `stores`, `widgets/cart/cartState` in `widgets/cart`. */
function layerOf(module: string): string {
  const [top = '', folder = '', ...rest] = module.split('/')
  if (top !== 'src') return rest.length > 0 ? `${top}/${folder}` : top === 'widgets' ? 'widgets' : module
  return folder
}

/** Which layers each layer may import from, besides itself (design.md, The house). Widget areas: see `isAllowed`. */
const below: Readonly<Record<string, readonly string[]>> = {
  page: [],
  text: [],
  attribution: ['page'],
  islands: ['page'],
  fragments: ['page'],
  server: ['page'],
  stores: ['server', 'fragments', 'page', 'text', 'attribution'],
  api: ['islands', 'fragments', 'stores', 'page'],
  main: ['api', 'islands', 'stores', 'widgets'],
}

const belowWidgets = ['stores', 'server', 'islands', 'fragments', 'page', 'text', 'attribution']

function isAllowed({ from, to }: Import): boolean {
  const [upper, lower] = [layerOf(from), layerOf(to)]
  if (lower === 'main') return false
  if (upper === lower) return true
  if (upper === 'widgets') return lower.startsWith('widgets/') || lower === 'islands' || lower === 'page'
  return (upper.startsWith('widgets/') ? belowWidgets : (below[upper] ?? [])).includes(lower)
}

function violations(sources: Sources): string[] {
  return importsOf(sources)
    .filter((found) => !isAllowed(found))
    .map(({ from, to }) => `${from} -> ${to}`)
}

describe('imports run down only', () => {
  const house = readSources('src', 'widgets')

  test('no module of the house imports what it must not know', () => {
    expect(violations(house)).toEqual([])
  })

  test('every folder of the house has its place in the order', () => {
    const layers = new Set(Object.keys(house).map((file) => layerOf(file.replace(/\.tsx?$/, ''))))
    const known = [...Object.keys(below), 'widgets']
    expect([...layers].filter((layer) => !layer.startsWith('widgets/') && !known.includes(layer))).toEqual([])
  })

  test('areas with components are tested under React, too', () => {
    const components = Object.keys(house).filter((file) => file.startsWith('widgets/') && file.endsWith('.tsx'))
    const areas = new Set(components.map((file) => `test/${posix.dirname(file)}`))
    expect(areas.size).toBeGreaterThan(0)
    expect([...areas].filter((area) => !reactTests.includes(area))).toEqual([])
  })

  test('every import of a module of the house is found: none points to nowhere', () => {
    const modules = Object.keys(house).map((file) => file.replace(/\.tsx?$/, ''))
    const lost = importsOf(house).filter(({ to }) => !modules.includes(to))
    expect(lost).toEqual([])
    expect(importsOf(house).length).toBeGreaterThan(50)
  })

  test.each<[string, string, string]>([
    ['nothing imports main.ts', 'src/api.ts', "import { x } from './main'"],
    ['not even a widget', 'widgets/cart/x.ts', "import '../../src/main'"],
    ['an area of widgets never imports another', 'widgets/cart/x.ts', "import { y } from '../listing/y'"],
    ['nor the catalogue that collects them', 'widgets/cart/x.ts', "import { catalogue } from '../catalogue'"],
    ['islands know no store', 'src/islands/x.ts', "import type { Settings } from '../stores/settings'"],
    ['islands know no fragment', 'src/islands/x.ts', "export { swap } from '../fragments/swapFragments'"],
    ['islands know no widget', 'src/islands/x.ts', "const load = () => import('../../widgets/cart/x')"],
    ['fragments know no server', 'src/fragments/x.ts', "import { post } from '../server/wire'"],
    ['fragments know no island', 'src/fragments/x.ts', "import { scan } from '../islands/start'"],
    ['page services know no text of the shop', 'src/page/x.ts', "import { loadText } from '../text/text'"],
    ['page services know no store', 'src/page/x.ts', "import('../stores/cart/cart').then(() => {})"],
    ['the wire never imports a store', 'src/server/x.ts', "import {\n  settings,\n} from '../stores/settings'"],
    ['a store knows no island', 'src/stores/cart/x.ts', "import { useHost } from '../../islands/hooks'"],
    ['a store knows no widget', 'src/stores/x.ts', "import { y } from '../../widgets/cart/y'"],
    ['a folder without a place in the order', 'src/helpers/x.ts', "import { y } from '../page/y'"],
  ])('%s', (_rule, file, source) => {
    expect(violations({ [file]: source })).toHaveLength(1)
  })

  test.each<[string, string]>([
    ['widgets/cart/x.ts', "import { addToCart } from '../../src/stores/cart/addToCart'"],
    ['widgets/cart/x.ts', "import './y'"],
    ['widgets/catalogue.ts', "import { cartWidgets } from './cart/definitions'"],
    ['src/stores/cart/x.ts', "import { swapFragments } from '../../fragments/swapFragments'"],
    ['src/server/x.ts', "import { report } from '../page/report'"],
    ['src/main.ts', "import { catalogue } from '../widgets/catalogue'"],
    ['src/page/x.ts', "// import { x } from '../main'\n/* import '../stores/x' */"],
    ['src/page/x.ts', "import { useState } from 'react'"],
  ])('%s may say: %s', (file, source) => {
    expect(violations({ [file]: source })).toEqual([])
  })
})

describe('the tests', () => {
  const words = 'only|skip|skipIf|runIf|todo|fixme|fails'
  const shirking = new RegExp(
    [
      `\\.(?:${words})\\b\\s*[(.\`]`,
      `\\b(?:${words})\\s*:\\s*true`,
      '\\b[fx](?:it|test|describe)\\(',
      '\\bretr(?:y|ies)\\s*:\\s*[^\\s0]',
      '--retr(?:y|ies)',
    ].join('|'),
  )
  const shirkers = (sources: Sources) => Object.keys(sources).filter((file) => shirking.test(sources[file] ?? ''))

  test('leave nothing out and try nothing twice', () => {
    const { 'test/architecture.test.ts': _thisFile, ...others } = readSources('test', 'e2e')
    expect(shirkers(others)).toEqual([])
    expect(Object.keys(others).length).toBeGreaterThan(20)
  })

  test.each([
    "test.only('x', () => {})",
    "it.skip('x')",
    "describe.each([1]).only('x')",
    'describe.concurrent.skip("x")',
    "test.todo('x')",
    "xit('x')",
    "test.fixme(true, 'x')",
    "test('x', { retry: 2 }, () => {})",
    "test('x', { skip: true }, () => {})",
    'export default defineConfig({ retries: 1 })',
    "args: ['--retries=2']",
  ])('would be caught saying %s', (source) => {
    expect(shirkers({ 'test/x.test.ts': source })).toEqual(['test/x.test.ts'])
  })

  test.each([
    "test('x', () => {})",
    "test('the only one', () => {})",
    'engine.skipTo(2)',
    "{ name: 'only' }",
    '{ retries: 0 }',
  ])('may say %s', (source) => {
    expect(shirkers({ 'test/x.test.ts': source })).toEqual([])
  })
})
