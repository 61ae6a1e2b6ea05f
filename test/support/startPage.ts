import type { Definition } from '../../src/islands/definition'
import { pass } from './freshPage'

/**
 * Starts the script on the page that `openPage` opened, with all of its widgets, as `main.ts` does.
 *
 * @param settings what the theme author hands to `start`.
 */
export async function startPage(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await startScript((await import('../../widgets/catalogue')).catalogue, settings)
}

/**
 * Starts the script with these widgets only.
 *
 * @param definitions import them anew on each page.
 * @param settings what the theme author hands to `start`.
 */
export async function startScript(
  definitions: readonly Definition[],
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const [{ start }, { defineWidget }] = await Promise.all([
    import('../../src/shopIslands'),
    import('../../src/islands/start'),
  ])
  definitions.forEach(defineWidget)
  start(settings)
}

/** The same with the clock stopped, until the page has come to rest. */
export async function startWidgets(
  definitions: readonly Definition[],
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await startScript(definitions, settings)
  // Hosts are looked for when the browser is idle.
  await pass(20)
}

/** The visitor does something for the first time, which wakes what only then can be used; until the page has come to rest. */
export async function interact(): Promise<void> {
  document.dispatchEvent(new Event('scroll'))
  await pass(20)
}

/** The pointer comes near: everything that wakes by it on these elements is awake afterwards, so that a click is handled at once. */
export async function approach(selector: string): Promise<void> {
  for (const element of document.querySelectorAll(selector))
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await pass(20)
}
