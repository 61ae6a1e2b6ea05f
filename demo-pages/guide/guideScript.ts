import type { PageContext } from '../context'
import type { Html } from '../html'
import { ownModule } from '../scripts'

/**
 * The guide's own islands, written as a theme author writes theirs. They import from the build that a page runs unasked: with another one
 * there would be two of everything, so there they are not.
 *
 * @param names of files in `script/`.
 */
export function guideScript(context: PageContext, ...names: readonly string[]): Html | null {
  if (!['module', 'twice', 'early'].includes(context.variants.script)) return null
  return ownModule(context, names.map((name) => `import '/guide/${name}.js'\n`).join(''))
}
