import type { BuildOptions } from 'esbuild'

/** What a bundle of your own asks esbuild for: React and shop-islands are not packed, they come from the script on the page. */
export const bundleFor = (api = '/shop-islands/api.js'): BuildOptions => ({
  entryPoints: ['FoodCalculator.tsx'],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: { 'react/jsx-runtime': api, react: api, 'shop-islands': api },
  external: [api],
})
