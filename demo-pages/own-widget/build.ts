import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bundleFor } from './bundle'

/**
 * Bundles the theme author's widget as they would: once for each build of the script that a page of the demo may have.
 *
 * @param folder where `FoodCalculator.js` goes, and the one for React's build below `react/`.
 */
export async function buildOwnWidget(folder: string): Promise<void> {
  const absWorkingDir = fileURLToPath(new URL('.', import.meta.url))
  await build({ ...bundleFor(), absWorkingDir, outdir: folder })
  await build({ ...bundleFor('/shop-islands/react/api.js'), absWorkingDir, outdir: `${folder}/react` })
}
