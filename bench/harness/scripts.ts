import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { PREACT_ALIASES } from '../../build/preactAliases'

/** The sides of the boot, touch and heap measurements; `bare` is the page without any script of a side. */
export type Side = 'bare' | 'vanilla' | 'ours' | 'jquery' | 'preactPerCard'

/** What each side consists of, in the order of evaluation. jQuery says by itself when it listens: its ready callbacks come later. */
const modules: Record<Side, readonly string[]> = {
  bare: ['/bench/markLive.js'],
  vanilla: ['/bench/vanilla.js', '/bench/markLive.js'],
  ours: ['/shop-islands/shop-islands.js', '/bench/markLive.js'],
  jquery: ['/vendor/jquery.js', '/bench/jquery.js'],
  preactPerCard: ['/bench/preactPerCard.js', '/bench/markLive.js'],
}

/** What the jQuery sides load as it comes from npm: jQuery, and the two of its plugins that the theme brings. */
const libraries = {
  '/vendor/jquery.js': 'jquery/dist/jquery.min.js',
  '/vendor/magnific-popup.js': 'magnific-popup/dist/jquery.magnific-popup.min.js',
  '/vendor/autocomplete.js': 'devbridge-autocomplete/dist/jquery.autocomplete.min.js',
}

/** @returns the address of the module that evaluates a side between two performance marks, `boot-start` and `boot-live`. */
export function entryOf(side: Side): string {
  return `/bench/entry-${side}.js`
}

/**
 * Builds everything that the bench's pages load besides the build that is measured.
 *
 * @returns the script text by its path on the server.
 */
export async function buildScripts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: {
      vanilla: 'bench/sides/vanilla.ts',
      jquery: 'bench/sides/jquery.ts',
      preactPerCard: 'bench/sides/preactPerCard.tsx',
      inPage: 'bench/inPage/index.ts',
      swapPage: 'bench/inPage/swapPage.ts',
      variationPage: 'bench/inPage/variationPage.ts',
      scanVariations: 'bench/sides/scanVariations.ts',
      validateForm: 'bench/sides/validateForm.ts',
      oldShop: 'bench/sides/oldShop/index.ts',
      tapWatch: 'bench/inPage/tapWatch.ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    alias: PREACT_ALIASES,
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/bench',
    logLevel: 'warning',
  })
  const scripts = new Map(outputFiles.map(({ path, text }) => [path, text]))
  scripts.set('/bench/markStart.js', "performance.mark('boot-start')")
  scripts.set('/bench/markLive.js', "performance.mark('boot-live')")
  for (const [side, files] of Object.entries(modules)) {
    const imports = ['/bench/markStart.js', ...files].map((file) => `import '${file}'`)
    scripts.set(entryOf(side as Side), imports.join('\n'))
  }
  for (const [path, file] of Object.entries(libraries)) {
    scripts.set(path, readFileSync(`node_modules/${file}`, 'utf8'))
  }
  return scripts
}
