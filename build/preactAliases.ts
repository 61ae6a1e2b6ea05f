/**
 * What stands behind `react` in the default build and in its tests, which also ask for what only developers need. The longer names come
 * first: esbuild and Vite take a name for the beginning of a longer one.
 */
export const PREACT_ALIASES = {
  'react-dom/client': '@preact/compat/client',
  'react-dom/test-utils': '@preact/compat/test-utils',
  'react-dom': '@preact/compat',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  react: '@preact/compat',
}
