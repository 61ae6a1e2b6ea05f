import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { PREACT_ALIASES } from './build/preactAliases'

// A page of a test is thrown away within milliseconds. In V8's usual 16 MB much of it is still in use when the space is full, is copied
// twice, and outlives its page. Workers have what was said before they started.
setFlagsFromString('--max-semi-space-size=64')

/** Is the code being mutated (stryker.config.js)? Then the tests of these folders are asked, with the default build's runtime. */
const isMutated = !!process.env['STRYKER_MUTATOR_WORKER']
const mutatedFolders = process.env['MUTATION_TESTS'] ?? 'author,fragments,islands,page,react,stores,widgets,wire'
const mutatedTests = mutatedFolders.split(',').map((folder) => `test/${folder}`)

const shared = {
  environment: './test/support/manyPages.ts',
  setupFiles: ['test/support/freshWindow.ts'],
  // Each file of tests has its own window and modules all the same: freshWindow.ts sees to it. A fault is put into modules as they are
  // evaluated.
  isolate: isMutated,
  restoreMocks: true,
  unstubGlobals: true,
  // The styles that widgets adopt are their own text, as in the build.
  css: true,
  pool: 'threads' as const,
  // What a test prints goes straight to the terminal: Vitest's own way fails the run where a file of tests has ended meanwhile.
  disableConsoleIntercept: true,
  // A slow machine is no failure.
  testTimeout: 20_000,
  hookTimeout: 20_000,
  // Vitest leaves one core free, for the watcher's sake. Nobody watches here, and with a worker for each core a seventh of them is idle.
  maxWorkers: availableParallelism() + 1,
}

/** ES modules in packages that Node takes for CommonJS: the bundler reads them, as it does in the build. */
const unmarkedModules = ['@contactable/swv', '@contactable/form-data-tree']

/** The engine's folders. Their own tests reach every branch in them; they are counted apart, as that takes half as long again. */
const engineTests = ['test/fragments', 'test/islands', 'test/react', 'test/stores']

/** What mounts components, or says what they may use. Plain widgets import no runtime, so a second time would tell nothing more. */
export const reactTests = [
  'test/islands',
  'test/dialog',
  'test/react',
  'test/types',
  'test/widgets/account',
  'test/widgets/articles',
  'test/widgets/banners',
  'test/widgets/cart',
  'test/widgets/checkout',
  'test/widgets/contact-form',
  'test/widgets/coupon',
  'test/widgets/listing',
  'test/widgets/page',
  'test/widgets/photo-feed',
  'test/widgets/product',
  'test/widgets/quick-view',
  'test/widgets/quote',
  'test/widgets/search',
  'test/widgets/wishlist',
]

const testsIn = (folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/**
 * The order of the files of tests: those that say `@vitest-environment node` come first. Vitest ends a worker when the next file asks for
 * another environment, and one that is new reads all libraries again: mixed, the files wore out 28 workers in place of four.
 */
class WindowlessFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWindowless = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node')
    const windowless = new Set(sorted.filter(isWindowless))
    return [...windowless, ...sorted.filter((file) => !windowless.has(file))]
  }
}

const resolve = { alias: PREACT_ALIASES }
const withPreact = {
  ...shared,
  server: { deps: { inline: ['@nanostores/react', ...unmarkedModules] } },
}

/** Whatever reaches a component is tested twice: with Preact, the default build's runtime, and with React itself. */
export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: WindowlessFirst },
    coverage: {
      provider: 'v8',
      include: ['src/islands/**', 'src/fragments/**', 'src/react/**', 'src/stores/**'],
      reporter: ['text-summary', 'text'],
      thresholds: { branches: 100 },
    },
    projects: isMutated
      ? [{ resolve, test: { ...withPreact, name: 'preact', include: testsIn(mutatedTests) } }]
      : [
          { resolve, test: { ...withPreact, name: 'engine', include: testsIn(engineTests) } },
          {
            resolve,
            test: { ...withPreact, name: 'preact', include: testsIn(['test']), exclude: testsIn(engineTests) },
          },
          { test: { ...shared, name: 'react', include: testsIn(reactTests) } },
        ],
  },
})
