import { loadAllWidgets } from './allWidgets'
import { startScript } from './startWidgets'

/**
 * Starts the script on the page that `openPage` opened, with all of its widgets, as `main.ts` does.
 *
 * @param settings what the theme author hands to `start`.
 */
export async function startPage(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await startScript(await loadAllWidgets(), settings)
}
