import { defineConfig } from 'vitest/config'

/** The same source behind `react`, as rollup.config.ts builds it. */
const preactAliases = {
  'react-dom/client': '@preact/compat/client',
  'react-dom/test-utils': '@preact/compat/test-utils',
  'react-dom': '@preact/compat',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  react: '@preact/compat',
}

const shared = {
  environment: 'happy-dom' as const,
  include: ['test/**/*.test.{ts,tsx}'],
  restoreMocks: true,
  unstubGlobals: true,
  // The styles that widgets adopt are their own text, as in the build.
  css: true,
  pool: 'threads' as const,
  // Vitest leaves one core free, for the watcher's sake; nobody watches here.
  maxWorkers: 2,
}

/** ES modules in packages that Node takes for CommonJS: the bundler reads them, as it does in the build. */
const unmarkedModules = ['@contactable/swv', '@contactable/form-data-tree']

/** What mounts components, or says what they may use. Plain widgets import no runtime, so a second time would tell nothing more. */
export const reactTests = [
  'test/islands',
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
  'test/widgets/product/gallery',
  'test/widgets/quick-view',
  'test/widgets/quote',
  'test/widgets/search',
  'test/widgets/wishlist',
]

/** Whatever reaches a component is tested twice: with Preact, the default build's runtime, and with React itself. */
export default defineConfig({
  test: {
    allowOnly: false,
    coverage: {
      provider: 'v8',
      include: ['src/islands/**', 'src/fragments/**', 'src/react/**', 'src/stores/**'],
      exclude: ['src/islands/early.ts'],
      reporter: ['text-summary', 'text'],
      thresholds: { branches: 100 },
    },
    projects: [
      {
        resolve: { alias: preactAliases },
        test: {
          ...shared,
          name: 'preact',
          server: { deps: { inline: ['@nanostores/react', '@testing-library/react', ...unmarkedModules] } },
        },
      },
      {
        test: {
          ...shared,
          name: 'react',
          include: reactTests.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
        },
      },
    ],
  },
})
