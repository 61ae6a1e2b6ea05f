import { existsSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { siteMap } from '../demo-pages/siteMap'
import { startShop } from '../fixtures/shop/node'
import { launchBrowser } from './harness/workbench'
import { type BuildBudgets, readBudgets } from './size/budgets'
import { gzipOf, sizeOf } from './size/files'
import { nameOf, readGraph, withImports } from './size/graph'
import { countTrips } from './size/trips'
import { type PageLoads, visitPage } from './size/visits'

const LISTING = '/cua-hang/'
const UNTOUCHED = '?reveal=0&preload=touch'
/** What is tapped where trips are counted: page and target. */
const TAPS = {
  'add to cart': [`${LISTING}${UNTOUCHED}`, '.ajax_add_to_cart:visible'],
  heart: [`${LISTING}${UNTOUCHED}`, '.tinvwl_add_to_wishlist_button:visible'],
  'header cart': [`${LISTING}${UNTOUCHED}&cart=off-canvas`, '.cart-item .off-canvas-toggle:visible'],
} as const

const { values: asked } = parseArgs({ options: { 'every-page': { type: 'boolean' } } })
const budgets = readBudgets()
let brokenCount = 0

function print(name: string, ...figures: readonly (string | number)[]): void {
  console.log(name.padEnd(44), ...figures.map((figure) => String(figure).padStart(9)))
}

function check(name: string, now: number, limit: number): void {
  const isBroken = now > limit
  if (isBroken) brokenCount++
  print(name, now, limit, isBroken ? 'BROKEN' : 'ok')
}

/** Holds bytes and number of the scripts among some files against a limit. */
function checkLoad(name: string, files: ReadonlySet<string>, limit: { bytes: number; files: number }): void {
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  check(`${name}, bytes`, gzipOf(scripts), limit.bytes)
  check(`${name}, files`, scripts.length, limit.files)
}

function scriptsIn(folder: string): string[] {
  return [...readGraph(folder).keys()].sort()
}

/** The sizes of every script and style sheet in a folder of a build. */
function printFiles(folder: string): void {
  print(`\n${folder}, bytes`, 'raw', 'gzip', 'brotli')
  for (const file of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const { raw, gzip, brotli } = sizeOf(`${folder}/${file}`)
    print(`${folder}/${file}`, raw, gzip, brotli)
  }
}

/** What the pages of the demo load, with gzip. */
function printPages(pages: readonly PageLoads[]): void {
  print('\nloaded by page, gzip bytes', 'first', 'later', 'in use', 'files')
  for (const { path, firstVisit, laterVisit, inUse } of pages) {
    print(path, ...[firstVisit, laterVisit, inUse].map((files) => gzipOf(files)), inUse.size)
  }
}

/** The limit of a file, by its name: its own, that of its kind, or none (libraries, the author's file). */
function limitOf(file: string, limits: BuildBudgets['file']): number | undefined {
  const name = nameOf(file)
  const isArea = existsSync(`widgets/${name}`)
  return limits[name] ?? (name.startsWith('text-') ? limits['text'] : isArea ? limits['area'] : undefined)
}

/** Holds one build against its limits. */
function checkBuild(folder: string, limits: BuildBudgets): void {
  const scripts = scriptsIn(folder)
  const named = (...names: string[]) => scripts.filter((file) => names.includes(nameOf(file)))
  print(`\nbudgets of ${folder}`, 'now', 'limit')
  check('script files', scripts.length, limits.files)
  check('all script', gzipOf(scripts), limits.allScript)
  check('classic script', sizeOf(`${folder}/shop-islands.classic.js`).gzip, limits.classic)
  for (const file of scripts) {
    const limit = limitOf(file, limits.file)
    if (limit) check(nameOf(file), sizeOf(file).gzip, limit)
  }
  const cart = withImports(readGraph(folder), named('shop-islands', 'cart', 'react', 'text-vi'))
  checkLoad('cart and mini-cart in use', cart, limits.cartInUse)
}

/** What visiting the demo's pages has shown. */
interface Visits {
  pages: PageLoads[]
  react: PageLoads
  trips: ReadonlyMap<string, number>
}

/** Visits the pages that have budgets, or every one; some at a time: sizes do not mind company. */
async function visitPages(): Promise<Visits> {
  const shop = await startShop()
  const browser = await launchBrowser()
  // Those of 1,000 and 5,000 cards are the listing once more.
  const every = siteMap.map(({ path }) => path).filter((path) => !/000/.test(path))
  const waiting = asked['every-page'] ? every : [LISTING]
  const pages: PageLoads[] = []
  const visitSome = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) pages.push(await visitPage(browser, shop.url, path))
  }
  try {
    const [react] = await Promise.all([
      visitPage(browser, shop.url, `${LISTING}?script=react`),
      visitSome(),
      visitSome(),
    ])
    const counts = Object.entries(TAPS).map(
      async ([name, [path, target]]) => [name, await countTrips(browser, shop.url, path, target)] as const,
    )
    return { pages, react, trips: new Map(await Promise.all(counts)) }
  } finally {
    await browser.close()
    await shop.close()
  }
}

/**
 * Prints what the built files weigh, what the listing loads before and after the first touch (`--every-page`: each page of the demo), how
 * many trips a tap waits for, and how all that stands against the budgets in package.json. A broken budget makes the command fail.
 */
async function main(): Promise<void> {
  if (!existsSync('dist/meta.json')) throw new Error('dist/ is not there: run `npm run build` first.')
  const { pages, react, trips } = await visitPages()
  const listing = pages.find(({ path }) => path === LISTING)
  if (!listing) throw new Error(`${LISTING} was not visited`)
  for (const folder of ['dist', 'dist/react']) printFiles(folder)
  printPages([...pages.toSorted((first, second) => first.path.localeCompare(second.path)), react])
  checkBuild('dist', budgets.preact)
  checkLoad('listing before the first touch', listing.laterVisit, budgets.preact.listingUntouched)
  checkLoad('the same, a visitor’s first page', listing.firstVisit, budgets.preact.listingFirstVisit)
  for (const [name, count] of trips) check(`trips after a tap: ${name}`, count, budgets.preact.tripsAfterTap)
  checkBuild('dist/react', budgets.react)
  check('early.js, raw', sizeOf('dist/early.js').raw, budgets.earlyRaw)
  if (brokenCount > 0) {
    console.error(`\n${brokenCount} budget${brokenCount > 1 ? 's are' : ' is'} broken.`)
    process.exitCode = 1
  }
}

await main()
