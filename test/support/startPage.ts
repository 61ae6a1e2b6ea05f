import { loadAllWidgets } from './allWidgets'

/**
 * Starts the script on the page that `openPage` opened, with all of its widgets, as `main.ts` does.
 *
 * @param settings what the theme author hands to `start`.
 */
export async function startPage(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const [{ defineWidget, start }, widgets] = await Promise.all([import('../../src/api'), loadAllWidgets()])
  for (const widget of widgets) defineWidget(widget)
  await start(settings)
}
