import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { createShop } from '../fixtures/shop'
import { shopFolders } from '../fixtures/shop/node'
import { bundleFor } from './own-widget/bundle'
import { siteMap } from './siteMap'

const root = fileURLToPath(new URL('../', import.meta.url))
const distFolder = join(root, 'dist')

async function writePages(folder: string): Promise<void> {
  const shop = createShop({
    serviceWorker: 'awaited',
    readEarlyScript: () => readFile(join(distFolder, 'early.js'), 'utf8'),
  })
  for (const { path } of siteMap) {
    const response = await shop.fetch(new Request(`http://demo.invalid${path}`))
    const file = join(folder, path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await response.text())
  }
}

/** Copies the built script. The demo itself may lie in `dist/`, too; types and figures are for the one who builds. */
async function copyScript(folder: string): Promise<void> {
  const notServed = [join(distFolder, 'types'), resolve(folder)]
  const target = join(folder, 'shop-islands')
  for (const name of await readdir(distFolder).catch(() => [])) {
    const source = join(distFolder, name)
    if (notServed.includes(source)) continue
    await cp(source, join(target, name), { recursive: true, filter: (file) => !/\.(json|zip)$/.test(file) })
  }
}

/** Bundles the theme author's widget as they would: once for each build of the script that a page of the demo may have. */
async function buildOwnWidget(folder: string): Promise<void> {
  const absWorkingDir = join(root, 'demo-pages/own-widget')
  await build({ ...bundleFor(), absWorkingDir, outdir: folder })
  await build({ ...bundleFor('/shop-islands/react/api.js'), absWorkingDir, outdir: `${folder}/react` })
}

/**
 * Writes the demo as static files: every page as somebody sees it who comes for the first time, with the service worker that plays the
 * server from then on.
 *
 * @param outFolder is made where it does not exist; relative to the working directory.
 */
export async function buildDemoSite(outFolder: string): Promise<void> {
  await mkdir(outFolder, { recursive: true })
  await writePages(outFolder)
  for (const [address, source] of Object.entries(shopFolders)) {
    if (!source.startsWith(`${root}dist`)) await cp(source, join(outFolder, address), { recursive: true })
  }
  await buildOwnWidget(join(resolve(outFolder), 'own-widget'))
  await copyScript(outFolder)
  await build({
    entryPoints: [join(root, 'fixtures/shop/service-worker.ts')],
    outfile: join(outFolder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  })
}
