import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { buildDemoSite } from './demo-pages/build'

/** Which library stands behind `import … from 'react'`. */
type Runtime = 'preact' | 'react'

/** Ours does what the rule library needs of its own in a third of the bytes. */
const leanAliases = { '@contactable/form-data-tree': './widgets/contact-form/validation/fieldTree.ts' }

const preactAliases = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
}

function common(runtime: Runtime): BuildOptions {
  return {
    bundle: true,
    minify: true,
    sourcemap: true,
    metafile: true,
    legalComments: 'none',
    target: 'es2022',
    jsx: 'automatic',
    alias: { ...leanAliases, ...(runtime === 'preact' && preactAliases) },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  }
}

/**
 * Modules that travel together: each layer becomes one file, which everything else imports. Without them the bundler would cut a file
 * for every different set of widgets that share a module: dozens of requests of a few hundred bytes.
 * A name that ends in a slash is what is left of a folder.
 */
const layers: Record<string, readonly string[]> = {
  core: [
    'src/main',
    'src/islands/registry',
    'src/islands/whenIdle',
    'src/page/report',
    'src/page/loadOnce',
    'src/page/ownTag',
    'src/page/rivals',
  ],
  directory: [
    'widgets/directory',
    'widgets/page/theme-api/mentionsThemeApi',
    'widgets/page/lightboxHooks',
    'widgets/page/tooltipHooks',
    'widgets/quote/hooks',
    'src/page/firstInteraction',
  ],
  state: [
    'src/stores/mergeSettings',
    'src/stores/settings',
    'src/stores/cart/copy',
    'src/stores/cart/shown',
    'src/stores/cart/widgets',
    'src/fragments/isShown',
    'src/page/pluginEvents',
    'src/page/cookies',
    'src/page/storage',
    'src/page/events',
    'src/page/trustedHtml',
    'src/page/themeScript',
    'src/text/language',
    'widgets/cart/cartState',
  ],
  fragments: ['src/fragments/'],
  refresh: [
    'src/stores/cart/queue',
    'src/stores/cart/showCart',
    'src/server/wire',
    'src/server/errors',
    'src/server/cart',
  ],
  basics: ['src/page/block', 'src/page/navigation', 'src/text/product/loadProductText'],
  feedback: [
    'src/page/adoptStyles',
    'src/page/announcer',
    'src/page/lightbox',
    'src/page/notice',
    'src/text/page/loadPageText',
    'src/stores/theme/themeSettings',
  ],
  controls: [
    'src/text/text',
    'src/stores/cart/addToCart',
    'src/stores/cart/removeFromCart',
    'widgets/cart/addToCartButton',
    'widgets/cart/removeFromCartLink',
    'widgets/cart/cartChanges',
    'widgets/cart/controls',
  ],
  atoms: ['src/stores/atom'],
  nonces: ['src/server/freshNonce'],
  wishes: [
    'src/server/wishlistData',
    'src/stores/wishlist/copy',
    'src/stores/wishlist/lists',
    'src/stores/wishlist/shareKey',
    'src/stores/wishlist/wishlist',
    'src/stores/wishlist/wishlistSettings',
    'widgets/wishlist/buttonHooks',
    'widgets/wishlist/buttonProduct',
    'widgets/wishlist/isOldWishlistHere',
    'widgets/wishlist/paintButton',
  ],
  wishCalls: [
    'src/server/wishlist',
    'src/stores/wishlist/applyAnswer',
    'src/stores/wishlist/fetchWishlist',
    'src/stores/wishlist/redirect',
    'src/stores/wishlist/sendAction',
    'src/text/wishlist/loadWishlistText',
  ],
  coupons: [
    'src/stores/coupon/couponSettings',
    'src/stores/coupon/couponState',
    'src/text/coupon/loadCouponText',
    'widgets/coupon/couponHooks',
    'widgets/coupon/couponIcon',
    'widgets/coupon/couponStyles',
    'widgets/coupon/couponTrigger',
    'widgets/coupon/couponWidgets',
    'widgets/coupon/makePressable',
    'widgets/coupon/smallIcon',
  ],
  subscribing: [
    'src/server/coupon',
    'src/stores/coupon/emailProblem',
    'src/stores/coupon/subscribe',
    'widgets/coupon/keepHeight',
    'widgets/coupon/makeSender',
    'widgets/coupon/warnings',
  ],
  contactFields: [
    'src/stores/contact-form/contactFormSettings',
    'src/stores/contact-form/restRoot',
    'widgets/contact-form/contactFormWidgets',
    'widgets/contact-form/formFacts',
    'widgets/contact-form/hooks',
    'widgets/contact-form/markInert',
    'widgets/contact-form/publicObject',
    'widgets/contact-form/startForm',
  ],
  contactForm: [
    'src/text/contact-form/loadContactFormText',
    'widgets/contact-form/contactForm',
    'widgets/contact-form/fieldErrors',
    'widgets/contact-form/formStatus',
    'widgets/contact-form/reflections',
  ],
  quotes: [
    'src/server/quote',
    'src/stores/quote/quote',
    'src/stores/quote/quoteNonce',
    'src/stores/quote/quoteSettings',
    'src/text/quote/loadQuoteText',
    'widgets/quote/busy',
    'widgets/quote/buttonBox',
    'widgets/quote/productForm',
  ],
  shell: [
    'widgets/page/shellWidgets',
    'widgets/page/alertHooks',
    'widgets/page/chapterHooks',
    'widgets/page/menuHooks',
  ],
  pointed: ['widgets/page/pointedWidgets', 'widgets/page/opensPicture'],
  dialogs: ['src/page/linkedAlert', 'src/page/modal', 'src/page/openLightbox', 'src/page/openPageContent'],
  moving: [
    'src/page/stillness',
    'src/page/scroll',
    'src/page/slide',
    'widgets/page/panelHooks',
    'widgets/page/namedByHash',
  ],
  product: [
    'src/stores/product/productSettings',
    'widgets/product/nextQuantity',
    'widgets/product/formButtons',
    'widgets/product/quantityField',
    'widgets/product/gallery/wakeGallery',
    'widgets/product/gallery/galleryHooks',
    'src/page/slider/pictureInView',
    'src/page/slider/sliders',
  ],
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
}

/** Stands in the names of the layers' files, so that a browser never mixes the files of two versions. */
function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of [...sourcesIn('src'), ...sourcesIn('widgets'), 'package-lock.json'].sort())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

/** The modules of each layer, without endings; a folder gives those that no layer before it has. */
function layerModules(): Map<string, readonly string[]> {
  const taken = new Set<string>()
  return new Map(
    Object.entries(layers).map(([name, listed]) => {
      const all = listed.flatMap((module) => (module.endsWith('/') ? sourcesIn(module.slice(0, -1)) : module))
      const modules = all.map((module) => module.replace(/\.tsx?$/, '')).filter((module) => !taken.has(module))
      for (const module of modules) taken.add(module)
      return [name, modules]
    }),
  )
}

/** One runtime's build, as its steps share it. */
interface Build {
  runtime: Runtime
  folder: string
  /** Stands in the names of all files. */
  hash: string
  /** Modules outside the layers that a layer loads on demand. */
  parts: Set<string>
}

/** Lets everything import a layer's modules from the layer's file, and a layer load the parts outside from theirs. */
function importLayers({ hash, parts }: Build, own?: string): Plugin {
  const files = new Map<string, string>()
  for (const [name, modules] of layerModules()) {
    if (name !== own) for (const module of modules) files.set(resolve(module), `./${name}-${hash}.js`)
  }
  return {
    name: 'layers',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
        const module = resolve(resolveDir, path)
        const file = files.get(module)
        if (file) return { path: file, external: true }
        if (!own || kind !== 'dynamic-import') return undefined
        parts.add(module)
        return { path: `./${basename(module)}-${hash}.js`, external: true }
      })
    },
  }
}

/** Builds entries as split ES modules, all files side by side, so that one relative address serves them all. */
async function buildModules(shared: Build, layer: string | undefined, entry: Partial<BuildOptions>): Promise<Metafile> {
  const { metafile } = await build({
    ...common(shared.runtime),
    ...entry,
    outdir: shared.folder,
    format: 'esm',
    splitting: true,
    chunkNames: '[name]-[hash]',
    plugins: [importLayers(shared, layer)],
  })
  return metafile ?? { inputs: {}, outputs: {} }
}

function reExport(modules: readonly string[]): Partial<BuildOptions> {
  return { stdin: { contents: modules.map((module) => `export * from './${module}'`).join('\n'), resolveDir: '.' } }
}

/** Builds the layers, then the parts that they load, then the entry. */
async function buildSplit(shared: Build): Promise<Metafile[]> {
  const names = `[name]-${shared.hash}`
  const built = await Promise.all(
    [...layerModules()].map(([name, modules]) =>
      buildModules(shared, name, { ...reExport(modules), entryNames: names.replace('[name]', name) }),
    ),
  )
  const parts = await buildModules(shared, undefined, { entryPoints: [...shared.parts], entryNames: names })
  // The entry only hands on the core: a theme may ask for it with `?ver=…`, and its parts must find the same core all the same.
  const entry = await buildModules(shared, undefined, {
    ...reExport(['src/main']),
    entryNames: 'shop-islands',
    // One line of nothing but names.
    sourcemap: false,
  })
  return [...built, parts, entry]
}

/** A module in two files would have its state twice. */
function refuseDoubles(metafiles: readonly Metafile[]): void {
  const seen = new Map<string, string>()
  for (const { outputs } of metafiles) {
    for (const [output, { inputs }] of Object.entries(outputs)) {
      for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
        // An index of which only others' modules are used.
        if (bytesInOutput === 0) continue
        if (seen.has(input) && input !== '<stdin>' && !output.endsWith('.map'))
          throw new Error(`${input} is in ${seen.get(input)} and in ${output}: give it a layer`)
        seen.set(input, output)
      }
    }
  }
}

/** The outputs of one runtime: split ES modules and the one-file classic script, each with source maps and a metafile. */
async function buildRuntime(runtime: Runtime, folder: string): Promise<void> {
  const metafiles = await buildSplit({ runtime, folder, hash: hashSources(), parts: new Set() })
  refuseDoubles(metafiles)
  const outputs = Object.assign({}, ...metafiles.map((metafile) => metafile.outputs))
  await writeFile(`${folder}/meta.json`, JSON.stringify({ outputs }))
  const classic = await build({
    ...common(runtime),
    entryPoints: { 'shop-islands.classic': 'src/main.ts' },
    outdir: folder,
    format: 'iife',
  })
  await writeFile(`${folder}/meta.classic.json`, JSON.stringify(classic.metafile))
}

/** Everything in `dist/` (design: Outputs), and the static demo shop in `dist/demo/`. */
async function buildAll(): Promise<void> {
  await rm('dist', { recursive: true, force: true })
  await mkdir('dist', { recursive: true })
  await buildRuntime('preact', 'dist')
  await buildRuntime('react', 'dist/react')
  await build({
    ...common('preact'),
    entryPoints: { early: 'src/islands/early.ts' },
    outdir: 'dist',
    format: 'iife',
    sourcemap: false,
    // Without the "use strict" that the compiler options ask for: it is inline on every page, and every byte counts.
    tsconfigRaw: {},
  })
  await build({ ...common('preact'), entryPoints: { 'shop-islands': 'src/styles.css' }, outdir: 'dist' })
  execFileSync('npx', ['tsc', '-p', 'src/tsconfig.types.json'], { stdio: 'inherit' })
  await buildDemoSite('dist/demo')
}

await buildAll()
