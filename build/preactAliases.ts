/**
 * What `react` resolves to in the default build and in its tests, which also import what only developers need. The longer names come first,
 * because esbuild and Vite also match a name at the beginning of a longer one.
 */
export const PREACT_ALIASES = {
  'react-dom/client': '@preact/compat/client',
  'react-dom/test-utils': '@preact/compat/test-utils',
  'react-dom': '@preact/compat',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  react: '@preact/compat',
}
