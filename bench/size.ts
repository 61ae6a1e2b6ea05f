import { existsSync, readdirSync } from 'node:fs'
import { siteMap } from '../demo-pages/siteMap'
import { startShop } from '../fixtures/shop/node'
import { launchBrowser } from './harness/workbench'
import { type BuildBudgets, readBudgets } from './size/budgets'
import { type Size, sizeOf, sizeOfAll } from './size/files'
import { isAuthorOnly, reachable, readGraph, widgetFiles } from './size/graph'
import { type PartName, partFiles } from './size/parts'
import { type PageLoads, visitPage } from './size/visits'

const LISTING = '/cua-hang/'
const PRODUCTS = '/san-pham/'
const budgets = readBudgets(process.argv[2] ?? 'package.json')
let brokenCount = 0

function print(name: string, ...figures: readonly (string | number)[]): void {
  console.log(name.padEnd(38), ...figures.map((figure) => String(figure).padStart(9)))
}

function printSize(name: string, { raw, gzip, brotli }: Size): void {
  print(name, raw, gzip, brotli)
}

function check(name: string, bytes: number, limit: number): void {
  const isBroken = bytes > limit
  if (isBroken) brokenCount++
  print(name, bytes, limit, isBroken ? 'BROKEN' : 'ok')
}

/** The sizes of every script and style sheet in a folder of a build, those of the author last. */
function printFiles(folder: string): void {
  print(`\n${folder}, bytes`, 'raw', 'gzip', 'brotli')
  const files = readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `${folder}/${file}`)
  for (const file of files.filter((file) => !isAuthorOnly(file))) printSize(file, sizeOf(file))
  for (const file of files.filter(isAuthorOnly)) printSize(`${file} *`, sizeOf(file))
}

/** What the pages of the demo load, with gzip. */
function printPages(pages: readonly PageLoads[]): void {
  print('\nloaded by page, gzip bytes', 'first', 'later', 'in use', 'files')
  for (const { path, firstVisit, laterVisit, inUse } of pages) {
    print(path, ...[firstVisit, laterVisit, inUse].map((files) => sizeOfAll(files).gzip), inUse.size)
  }
}

/**
 * Everything that a page can ever load: what it loads when used with all parts fetched ahead, and what these files may still ask for.
 * The lists of widgets and of sections are not followed: those without a host on the page never come.
 */
function everLoaded(folder: string, preloaded: PageLoads): Set<string> {
  const graph = readGraph(folder)
  const core = reachable(graph, [`${folder}/shop-islands.js`])
  const isList = (file: string) => core.has(file) || file.includes('/directory-')
  const all = reachable(graph, [...preloaded.inUse, ...preloaded.laterVisit], (file) => !isList(file))
  return new Set([...all].filter((file) => !isAuthorOnly(file)))
}

/** Holds one build against its limits. */
function checkBuild(folder: string, listing: PageLoads, preloaded: PageLoads, limits: BuildBudgets): void {
  const core = reachable(readGraph(folder), [`${folder}/shop-islands.js`])
  const untouched = [listing.firstVisit, listing.laterVisit].map((files) => sizeOfAll(files).gzip)
  print(`\nbudgets of ${folder}, gzip bytes`, 'now', 'limit')
  check('core', sizeOfAll(core).gzip, limits.core)
  check('classic script', sizeOf(`${folder}/shop-islands.classic.js`).gzip, limits.classic)
  check('listing before the first touch', Math.max(...untouched), limits.listingUntouched)
  check('listing with the mini-cart in use', sizeOfAll(listing.inUse).gzip, limits.listingInUse)
  check('everything the listing can ever load', sizeOfAll(everLoaded(folder, preloaded)).gzip, limits.listingEver)
}

/** Visits the pages, some at a time: sizes do not mind company. */
async function visitAll(): Promise<{ pages: PageLoads[]; react: PageLoads; preloaded: [PageLoads, PageLoads] }> {
  const shop = await startShop()
  const browser = await launchBrowser()
  const waiting = siteMap.map(({ path }) => path).filter((path) => !/000/.test(path))
  const pages: PageLoads[] = []
  const visitSome = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) pages.push(await visitPage(browser, shop.url, path))
  }
  const visit = (query: string, preloads: boolean) => visitPage(browser, shop.url, `${LISTING}${query}`, preloads)
  try {
    const [react, ...preloaded] = await Promise.all([
      visit('?script=react', false),
      visit('', true),
      visit('?script=react', true),
      visitSome(),
      visitSome(),
    ])
    return { pages, react, preloaded: [preloaded[0], preloaded[1]] }
  } finally {
    await browser.close()
    await shop.close()
  }
}

/**
 * Prints what the built files weigh, what each page of the demo loads before and after the first touch, and how both stand against the
 * budgets in package.json. A broken budget makes the command fail.
 */
async function main(): Promise<void> {
  if (!existsSync('dist/meta.json')) throw new Error('dist/ is not there: run `npm run build` first.')
  const { pages, react, preloaded } = await visitAll()
  const listing = pages.find(({ path }) => path === LISTING)
  if (!listing) throw new Error(`no ${LISTING} in the site map`)
  for (const folder of ['dist', 'dist/react']) printFiles(folder)
  console.log('* only for the author of a page')
  printPages([...pages.toSorted((first, second) => first.path.localeCompare(second.path)), react])
  checkBuild('dist', listing, preloaded[0], budgets.preact)
  checkBuild('dist/react', react, preloaded[1], budgets.react)
  check('early.js, raw', sizeOf('dist/early.js').raw, budgets.earlyRaw)
  const products = pages.filter(({ path }) => path.startsWith(PRODUCTS))
  const untouched = products.flatMap(({ firstVisit, laterVisit }) => [firstVisit, laterVisit])
  const largest = Math.max(...untouched.map((files) => sizeOfAll(files).brotli))
  check('product page untouched, brotli', largest, budgets.productUntouchedBrotli)
  const pageWidgets = widgetFiles('dist', 'page').map((file) => sizeOf(file).brotli)
  check('largest page widget, brotli', Math.max(...pageWidgets), budgets.pageWidgetBrotli)
  for (const [name, limit] of Object.entries(budgets.partsBrotli) as [PartName, number][])
    check(`${name}, brotli`, sizeOfAll(partFiles('dist', name)).brotli, limit)
  if (brokenCount > 0) {
    console.error(`\n${brokenCount} size budget${brokenCount > 1 ? 's are' : ' is'} broken.`)
    process.exitCode = 1
  }
}

await main()
