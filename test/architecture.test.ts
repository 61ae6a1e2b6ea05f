import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reactTests } from '../vitest.config'
import { catalogue } from '../widgets/catalogue'

/** One import of a module of the house: from which file to which, without extensions, as in `src/islands/start`. */
interface Import {
  from: string
  to: string
}

/** The files of the house by path, with their source text. */
type Sources = Readonly<Record<string, string>>

function readFiles(name: RegExp, folders: readonly string[]): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  return Object.fromEntries(
    files.filter((file) => name.test(file)).map((file) => [file, readFileSync(join(file), 'utf8')]),
  )
}

const readSources = (...folders: string[]) => readFiles(/(?<!\.d)\.tsx?$/, folders)

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

/** Everything that a source text imports: static, dynamic, type-only and re-exported. */
function specifiersIn(source: string): string[] {
  const found = withoutComments(source).matchAll(/\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g)
  return [...found].map((match) => match[1] ?? '')
}

/** What a specifier in a file means; `undefined` for a library. The package's own name is that of `src/api.ts` (tsconfig.json). */
function moduleOf(specifier: string, file: string): string | undefined {
  if (specifier === 'shop-islands') return 'src/api'
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
}

function importsOf(sources: Sources): Import[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    specifiersIn(source).flatMap((specifier) => {
      const to = moduleOf(specifier, file)
      return to ? [{ from: file.replace(/\.tsx?$/, ''), to }] : []
    }),
  )
}

/** The layer that a module belongs to: `src/stores/cart/queue` is in `stores`, `widgets/cart/cartState` in `widgets/cart`. */
function layerOf(module: string): string {
  const [top = '', folder = '', ...rest] = module.split('/')
  if (top !== 'src') return rest.length > 0 ? `${top}/${folder}` : top === 'widgets' ? 'widgets' : module
  return folder
}

/** Which layers each layer may import from, besides itself (CONTRIBUTING.md, The house in a minute). Widget areas: see `isAllowed`. */
const below: Readonly<Record<string, readonly string[]>> = {
  text: [],
  page: [],
  islands: ['page'],
  author: ['islands', 'stores', 'page'],
  wire: ['page'],
  fragments: ['page'],
  bridge: ['islands', 'page'],
  stores: ['wire', 'fragments', 'bridge', 'page', 'text'],
  react: ['islands', 'fragments', 'stores', 'bridge', 'page', 'text'],
  dialog: ['react', 'stores', 'page', 'text'],
  notice: ['react', 'page'],
  slider: ['react', 'bridge', 'page'],
  lightbox: ['react', 'dialog', 'page', 'text'],
  shopIslands: ['api', 'author', 'islands', 'react', 'fragments', 'stores', 'page', 'text'],
  api: ['shopIslands', 'islands', 'react', 'stores', 'page'],
  main: ['shopIslands', 'islands', 'widgets'],
  early: [],
}

const belowWidgets = Object.keys(below).filter(
  (layer) => !['shopIslands', 'api', 'main', 'early', 'author'].includes(layer),
)

/** The only ways up: what is said to the author is loaded where there is something to say, which no sound page has for a shopper. */
const funnels: readonly Import[] = [
  { from: 'src/page/report', to: 'src/author/messages' },
  { from: 'src/islands/start', to: 'src/author/checkDefinition' },
  { from: 'src/stores/mergeSettings', to: 'src/author/withNearest' },
  { from: 'src/islands/pageSearch', to: 'src/author/checkNames' },
  { from: 'widgets/page/moving/sayWhyNothingMoves', to: 'src/author/messages' },
]

const isOneOf = (imports: readonly Import[], { from, to }: Import) =>
  imports.some((known) => known.from === from && known.to === to)

function isAllowed(found: Import): boolean {
  const [upper, lower] = [layerOf(found.from), layerOf(found.to)]
  if (lower === 'main' || lower === 'early') return false
  // The binding has one door, so that a widget's author sees on one page what there is; what starts it loads its runtime itself.
  if (lower === 'react' && !['react', 'shopIslands'].includes(upper) && found.to !== 'src/react') return false
  if (upper === lower || isOneOf(funnels, found)) return true
  if (upper === 'widgets') return lower.startsWith('widgets/') || lower === 'islands'
  return (upper.startsWith('widgets/') ? belowWidgets : (below[upper] ?? [])).includes(lower)
}

function violations(sources: Sources): string[] {
  return importsOf(sources)
    .filter((found) => !isAllowed(found))
    .map(({ from, to }) => `${from} -> ${to}`)
}

/** The imports that a file needs to run at all: neither types nor what is loaded later. */
function staticImportsOf(file: string, source: string): string[] {
  const found = source.matchAll(/^\s*(?:import|export)\s+(?!type\b)(?:[^;'"]*?from\s*)?['"](\.[^'"]+)['"]/gm)
  return [...found].map(([, specifier = '']) => posix.join(posix.dirname(file), specifier))
}

/** Circles of imports, each as its files: the strongly connected parts of the house (Tarjan). */
function circles(sources: Sources): string[][] {
  const files = new Map(Object.keys(sources).map((file) => [file.replace(/(?:\/index)?\.tsx?$/, ''), file]))
  const seen = new Map<string, number>()
  const path: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    let low = seen.size
    const own = low
    seen.set(file, own)
    path.push(file)
    for (const module of staticImportsOf(file, sources[file] ?? '')) {
      const next = files.get(module)
      if (next && !seen.has(next)) low = Math.min(low, visit(next))
      else if (next && path.includes(next)) low = Math.min(low, seen.get(next) ?? low)
    }
    if (low === own) {
      const part = path.splice(path.indexOf(file))
      if (part.length > 1) found.push(part)
    }
    return low
  }
  for (const file of Object.keys(sources)) if (!seen.has(file)) visit(file)
  return found
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
    const isTested = (area: string) => reactTests.some((folder) => `${area}/`.startsWith(`${folder}/`))
    expect([...areas].filter((area) => !isTested(area))).toEqual([])
  })

  test('no two modules have one name where capitals are not told apart', () => {
    const names = Object.keys(house).map((file) => file.replace(/\.tsx?$/, '').toLowerCase())
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('every import of a module of the house is found: none points to nowhere', () => {
    const modules = Object.keys(house).map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''))
    const isThere = (to: string) =>
      modules.includes(to.replace(/\/index$/, '')) || existsSync(to.replace('?inline', ''))
    const lost = importsOf(house).filter(({ to }) => !isThere(to))
    expect(lost).toEqual([])
    expect(importsOf(house).length).toBeGreaterThan(50)
  })

  test('there are no circles of imports', () => {
    expect(circles(house)).toEqual([])
  })

  test('a circle would be found, whatever it is made of; types and what is loaded later make none', () => {
    const sources = {
      'src/page/a.ts': "import { b } from './b'",
      'src/page/b.tsx': "import './c'\nimport type { A } from './a'",
      'src/page/c.ts': "export { a } from '../page/a'",
      'src/react/index.ts': "const load = () => import('./mount')",
      'src/react/mount.ts': "import { x } from '../react'",
    }
    expect(circles(sources)).toEqual([['src/page/a.ts', 'src/page/b.tsx', 'src/page/c.ts']])
    expect(circles({ ...sources, 'src/react/index.ts': "export { mount } from './mount'" })).toHaveLength(2)
  })

  test('what is left over is still there: the list gets shorter with it', () => {
    const all = importsOf(house)
    expect(funnels.filter((known) => !isOneOf(all, known))).toEqual([])
  })

  test.each<[string, string, string]>([
    ['nothing imports main.ts', 'src/api.ts', "import { x } from './main'"],
    ['not even a widget', 'widgets/cart/x.ts', "import '../../src/main'"],
    ['an area of widgets never imports another', 'widgets/cart/x.ts', "import { y } from '../listing/y'"],
    ['nor the catalogue that collects them', 'widgets/cart/x.ts', "import { catalogue } from '../catalogue'"],
    ['nor what the page’s own scripts call', 'widgets/cart/x.ts', "import { scan } from '../../src/shopIslands'"],
    ['nor what a theme author imports', 'widgets/cart/x.ts', "import { h } from '../../src/api'"],
    ['under the name of the package neither', 'widgets/cart/x.ts', "import { h } from 'shop-islands'"],
    ['islands know no React', 'src/islands/x.ts', "import { mount } from '../react/mount'"],
    ['islands know no store', 'src/islands/x.ts', "import type { Settings } from '../stores/settings'"],
    ['islands know no fragment', 'src/islands/x.ts', "export { swap } from '../fragments/swapFragments'"],
    ['islands know no widget', 'src/islands/x.ts', "const load = () => import('../../widgets/cart/x')"],
    ['islands know no plugin', 'src/islands/x.ts', "import { shopScript } from '../bridge/replacedScripts'"],
    ['fragments know no wire', 'src/fragments/x.ts', "import { post } from '../wire/request'"],
    ['fragments know no island', 'src/fragments/x.ts', "import { scan } from '../islands/start'"],
    ['page services know no text of the shop', 'src/page/x.ts', "import { loadTexts } from '../text/text'"],
    ['page services know no store', 'src/page/x.ts', "import('../stores/cart/cart').then(() => {})"],
    ['only the error funnel knows its messages', 'src/page/x.ts', "import { explain } from '../author/messages'"],
    ['the wire never imports a store', 'src/wire/x.ts', "import {\n  settings,\n} from '../stores/settings'"],
    ['a store knows no island', 'src/stores/cart/x.ts', "import { wake } from '../../islands/islands'"],
    ['a store knows no component', 'src/stores/cart/x.ts', "import { useHost } from '../../react'"],
    ['a store knows no widget', 'src/stores/x.ts', "import { y } from '../../widgets/cart/y'"],
    [
      'a widget reaches the binding through its index',
      'widgets/cart/x.ts',
      "import { x } from '../../src/react/overrides'",
    ],
    ['the binding knows no widget', 'src/react/x.ts', "import { y } from '../../widgets/cart/y'"],
    ['a folder without a place in the order', 'src/helpers/x.ts', "import { y } from '../page/y'"],
  ])('%s', (_rule, file, source) => {
    expect(violations({ [file]: source })).toHaveLength(1)
  })

  test.each<[string, string]>([
    ['widgets/cart/x.ts', "import { addToCart } from '../../src/stores/cart/addToCart'"],
    ['widgets/cart/x.tsx', "import { useHost } from '../../src/react'"],
    ['widgets/cart/x.ts', "import './y'"],
    ['widgets/catalogue.ts', "import { cart } from './cart/definitions'"],
    ['src/stores/cart/x.ts', "import { swapFragments } from '../../fragments/swapFragments'"],
    ['src/wire/x.ts', "import { report } from '../page/report'"],
    ['src/main.ts', "import { catalogue } from '../widgets/catalogue'"],
    ['src/page/x.ts', "// import { x } from '../main'\n/* import '../stores/x' */"],
    ['src/page/x.ts', "import { useState } from 'react'"],
  ])('%s may say: %s', (file, source) => {
    expect(violations({ [file]: source })).toEqual([])
  })
})

describe('React draws', () => {
  const house = readSources('src', 'widgets')
  const MAY_TOUCH_THE_PAGE = /^src\/(islands|react|fragments|page|bridge|slider|lightbox|dialog|author)\//
  const DOM_WORK = new RegExp(
    [
      String.raw`\b(createElement|createDocumentFragment|insertAdjacent(HTML|Element|Text)|replaceChildren|replaceWith)\(`,
      String.raw`\b(appendChild|insertBefore|removeChild|replaceChild)\(`,
      String.raw`\b(setAttribute|removeAttribute|toggleAttribute|addEventListener)\(`,
      // With two arguments it is a form's data or an address that gets something.
      String.raw`\.(append|prepend|before|after)\(([^,()]|\([^()]*\))*\)`,
      String.raw`\.(classList\.(add|remove|toggle|replace)|remove\(\))`,
      String.raw`\.(innerHTML|outerHTML|innerText|textContent|className|value|checked|disabled|hidden|tabIndex)\s*\+?=(?!=)`,
      String.raw`\.(style\.\w+|dataset(\.\w+|\[[^\]]+\]))\s*=(?!=)|\.style\.(setProperty|removeProperty)\(`,
    ].join('|'),
    'g',
  )

  /** Does a file's first line say that it wraps a browser API or a library, or why it writes to the page itself? */
  const wraps = (source: string) => /^\/[/*].*\b(wraps|writes to the page by hand:)/i.test(source)

  /** How many places of a file do by hand what a component says. */
  function domWorkIn(file: string, source: string): number {
    if (MAY_TOUCH_THE_PAGE.test(file) || wraps(source)) return 0
    return (withoutComments(source).match(DOM_WORK) ?? []).length
  }

  function domWorkByFolder(sources: Sources): Map<string, number> {
    const counts = new Map<string, number>()
    for (const [file, source] of Object.entries(sources)) {
      const folder = file.split('/').slice(0, 2).join('/')
      counts.set(folder, (counts.get(folder) ?? 0) + domWorkIn(file, source))
    }
    return counts
  }

  /** Folders with places that no component says, and how many. The numbers only fall; at 0 the line goes. */
  const leftToMove: Readonly<Record<string, number>> = {
    'src/stores': 1,
    'src/wire': 1,
    // The value of a record, which is no field.
    'widgets/attribution': 1,
    // Both in `BlockEdit.tsx`.
    'widgets/page': 2,
    // Both in `quantity/`: a listener that comes after all others, and the value of a record, which is no field.
    'widgets/product': 2,
  }

  test('folders do no work on the page by hand, but for files that say why and the places that are listed', () => {
    const counts = [...domWorkByFolder(house)]
    expect(counts.filter(([folder, count]) => count > (leftToMove[folder] ?? 0))).toEqual([])
  })

  test('a folder that has no such place is taken off the list', () => {
    const counts = domWorkByFolder(house)
    expect(Object.keys(leftToMove).filter((folder) => !counts.get(folder))).toEqual([])
  })

  test.each<[string, string, number]>([
    ['widgets/cart/x.ts', "element.classList.add('on')\nelement.style.color = 'red'", 2],
    ['widgets/cart/x.tsx', "element.addEventListener('click', f); box.innerHTML = html", 2],
    ['widgets/cart/x.ts', '// element.setAttribute(a, b)\n/** replaceChildren() */', 0],
    ['widgets/cart/x.ts', "/** Wraps the browser's clipboard. */\ndocument.createElement('textarea')", 0],
    ['widgets/cart/x.tsx', "element.classList.contains('on')", 0],
    ['widgets/cart/x.ts', 'row.remove(); list.append(row); list.before(...rows); old.replaceWith(row)', 4],
    ['widgets/cart/x.ts', "field.value = '1'\nbox.checked = true\nplace.textContent = text\nwords.tabIndex = -1", 4],
    ['widgets/cart/x.ts', 'list.appendChild(row); list.insertBefore(row, first); list.removeChild(row)', 3],
    ['widgets/cart/x.ts', 'list.append(document.createTextNode(text)); row.before(all[0](1), 2)', 1],
    [
      'widgets/cart/x.ts',
      "place.textContent += text\nplace.innerText = text\nrow.style.setProperty('width', '1px')",
      3,
    ],
    ['widgets/cart/x.ts', "row.dataset['row'] = id; row.dataset.row = id; row.style.width = '1px'", 3],
    [
      'widgets/cart/x.ts',
      "if (field.value === '' || box.checked == row.dataset['row']) form.append(name, field.value)",
      0,
    ],
    ['widgets/cart/x.ts', '// Writes to the page by hand: a thousand places show it.\nplace.textContent = count', 0],
    ['src/islands/x.ts', "element.classList.add('on')", 0],
  ])('%s with %j has that many places: %i', (file, source, count) => {
    expect(domWorkIn(file, source)).toBe(count)
  })

  test('the runtime is known to the binding and to components only', () => {
    const users = Object.keys(house).filter((file) =>
      /from '(react(-dom)?[\w/-]*|@nanostores\/react)'/.test(house[file] ?? ''),
    )
    const typesOnly = (file: string) => !/^import (?!type\b).*from '(react|@nanostores)/m.test(house[file] ?? '')
    expect(
      users.filter(
        (file) => /^src\/(?!react\/|dialog\/|notice\/|slider\/|lightbox\/|api\.ts)/.test(file) && !typesOnly(file),
      ),
    ).toEqual([])
  })

  test('and is imported by React’s names, of which the build with React has React’s own', () => {
    const users = Object.keys(house).filter((file) =>
      specifiersIn(house[file] ?? '').some((specifier) => /^@?preact(\/|$)/.test(specifier)),
    )
    expect(users).toEqual([])
  })
})

describe('browsers', () => {
  /**
   * Does a source text ask for something that the oldest browsers in the README do not have? `URL.canParse` and `URL.parse` came with
   * Chrome 120 and 126: `parsedUrl` is for all. `visibilityProperty`, which Chrome before 121 and Firefox before 122 ignore, is the newer
   * name of what `isVisible` asks.
   */
  const isTooNew = (source: string) =>
    /\bURL\.(?:canParse|parse)\b|\bvisibilityProperty\b/.test(withoutComments(source))

  test('that we support have all that is asked of them', () => {
    const house = readSources('src', 'widgets')
    expect(Object.keys(house).filter((file) => isTooNew(house[file] ?? ''))).toEqual([])
  })

  test.each([
    'if (URL.canParse(text)) go()',
    'const url = URL.parse(text)',
    'element.checkVisibility({ visibilityProperty: true })',
  ])('would not have %s', (source) => {
    expect(isTooNew(source)).toBe(true)
  })

  test.each([
    '/** Not by `URL.canParse`. */',
    'new URL(text)',
    'element.checkVisibility({ checkVisibilityCSS: true })',
  ])('have %s', (source) => {
    expect(isTooNew(source)).toBe(false)
  })
})

describe('other libraries of the page', () => {
  /**
   * Does a source text ask for something that Prototype.js or MooTools have put something else in the place of? `Array.from` knows no
   * second argument there, lists have no `entries()`, and `Event` is a class of MooTools' own, without the numbers of the phases.
   */
  const isChanged = (source: string) =>
    /\bArray\.from\([^()]*(?:\([^()]*\)[^()]*)*,|\.entries\(\)|\bnew Event\(|\bEvent\.[A-Z]/.test(
      withoutComments(source),
    )

  test('leave alone what we ask the language for', () => {
    const house = readSources('src', 'widgets')
    expect(Object.keys(house).filter((file) => isChanged(house[file] ?? ''))).toEqual([])
  })

  test.each([
    'Array.from(fields, ({ value }) => value)',
    'Array.from(form.querySelectorAll("a"), readLink)',
    'for (const [index, element] of all.entries()) go()',
    "dispatchEvent(new Event('resize'))",
    'if (event.eventPhase === Event.NONE) act()',
  ])('would not leave %s', (source) => {
    expect(isChanged(source)).toBe(true)
  })

  test.each([
    'Array.from(this)',
    '[...fields].map(({ value }) => value)',
    "dispatchEvent(new UIEvent('resize'))",
    'if (event.eventPhase === event.NONE) act()',
    'Object.entries(all)',
  ])('leave %s', (source) => {
    expect(isChanged(source)).toBe(false)
  })
})

describe('definitions', () => {
  const house = readSources('widgets')
  const areas = new Set(
    Object.keys(house)
      .map((file) => file.split('/')[1])
      .filter((name) => !name?.endsWith('.ts')),
  )

  test('every area is in the catalogue, under the name of its folder', () => {
    expect(new Set(catalogue.map(({ area }) => area?.name))).toEqual(areas)
  })

  test('and has a README', () => {
    expect([...areas].filter((area) => !existsSync(`widgets/${area}/README.md`))).toEqual([])
  })

  test('whose files are there', () => {
    const readmes = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
      .filter((file) => posix.basename(file) === 'README.md')
      .map((file) => posix.join('widgets', file))
    const missing = readmes.flatMap((readme) =>
      [...readFileSync(readme, 'utf8').matchAll(/`([\w./-]+\.tsx?)`/g)]
        .map(([, file = '']) => (file.startsWith('src/') ? file : posix.join(posix.dirname(readme), file)))
        .filter((file) => !existsSync(file)),
    )
    expect(missing).toEqual([])
  })

  test('every name is there once', () => {
    const names = catalogue.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('who claims a click or a submit says what is to be seen of it in the next frame, or that nothing is', () => {
    const claiming = catalogue.filter(({ claims = {} }) => 'click' in claims || 'submit' in claims)
    expect(claiming.length).toBeGreaterThan(20)
    expect(claiming.filter(({ busyClass }) => busyClass === undefined).map(({ name }) => name)).toEqual([])
  })

  test('and why nothing is', () => {
    const silent = Object.keys(house).filter((file) => /^(?!\s*\/\/).*\n\s*busyClass: null/m.test(house[file] ?? ''))
    expect(silent).toEqual([])
  })
})

describe('comments', () => {
  const widest = 140
  /** A lint's exception has to stand in one line. */
  const tooWide = (source: string) =>
    source
      .split('\n')
      .filter((line) => /^\s*(?:\/[/*]|\*|\{\/\*)(?!.*biome-ignore)/.test(line) && [...line].length > widest)

  test(`are no wider than ${widest} columns`, () => {
    const folders = 'bench,build,demo-pages,docs,e2e,engines,fixtures,src,test,widgets,wordpress'.split(',')
    // The plug-in's own file begins with what WordPress reads line by line.
    const house = Object.entries(readFiles(/\.(?:css|jsx?|php|tsx?)$/, folders)).filter(
      ([file]) => file !== 'wordpress/shop-islands/shop-islands.php',
    )
    expect(house.flatMap(([file, source]) => tooWide(source).map((line) => `${file}: ${line}`))).toEqual([])
  })

  test.each(['// ', '  /** ', ' * ', '    {/* '])('would be caught beginning with %j', (begin) => {
    const asWide = begin.padEnd(widest, 'ộ')
    expect([tooWide(asWide), tooWide(`${asWide}ộ`)]).toEqual([[], [`${asWide}ộ`]])
  })
})

describe('the tests', () => {
  const words = 'only|skip|skipIf|runIf|todo|fixme|fails'
  const shirking = new RegExp(
    [
      `\\.(?:${words})\\b\\s*[(.\`]`,
      `\\b(?:${words})\\s*:\\s*true`,
      '\\b[fx](?:it|test|describe)\\(',
      '\\bskip\\(\\)',
      '\\bretr(?:y|ies)\\s*:\\s*[^\\s0]',
      '--retr(?:y|ies)',
    ].join('|'),
  )
  const shirkers = (sources: Sources) => Object.keys(sources).filter((file) => shirking.test(sources[file] ?? ''))

  test('leave nothing out and try nothing twice', () => {
    const { 'test/architecture.test.ts': _thisFile, ...others } = readSources('test', 'e2e', 'engines', 'wordpress')
    const running = ['vitest.config.ts', 'package.json'].map((file) => [file, readFileSync(file, 'utf8')])
    expect(shirkers({ ...others, ...Object.fromEntries(running) })).toEqual([])
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
    "test('x', ({ skip }) => skip())",
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
