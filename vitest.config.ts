import { defineConfig } from 'vitest/config'

/** The same source behind `react`, as esbuild.config.ts builds it. */
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
  pool: 'threads' as const,
}

/** Every unit test of the script runs twice: with Preact, the default build's runtime, and with React itself. */
export default defineConfig({
  test: {
    allowOnly: false,
    coverage: {
      provider: 'v8',
      include: ['src/islands/**', 'src/fragments/**', 'src/stores/**'],
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
          server: { deps: { inline: ['@nanostores/react', '@testing-library/react'] } },
        },
      },
      // What does not run the script at all, the demo shop and the house rules, needs no second time.
      {
        test: {
          ...shared,
          name: 'react',
          exclude: ['test/fixtures/**', 'test/architecture.test.ts', 'test/readme.test.ts'],
        },
      },
    ],
  },
})
