import type { WidgetDefinition } from '../../src/islands/definition'
import { pass } from './freshPage'

/**
 * Starts the script with some of its widgets on the page that `openPage` opened, its clock stopped, and lets the page come to rest.
 *
 * @param widgets import them anew on each page.
 * @param settings what the theme author hands to `start`.
 */
export async function startWidgets(
  widgets: readonly WidgetDefinition[],
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { defineWidget, start } = await import('../../src/api')
  for (const widget of widgets) defineWidget(widget)
  await start(settings)
  // Hosts are looked for when the browser is idle.
  await pass(20)
}
