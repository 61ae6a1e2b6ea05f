import type { WidgetDefinition } from '../../src/islands/definition'

/** Every widget of the house, those of the sections that pages load on demand included. Imported anew, as everything on a fresh page. */
export async function loadAllWidgets(): Promise<readonly WidgetDefinition[]> {
  const [{ catalogue }, { sections }] = await Promise.all([
    import('../../widgets/catalogue'),
    import('../../widgets/sections'),
  ])
  const loaded = await Promise.all(sections.map(({ load }) => load()))
  return [...catalogue, ...loaded.flatMap((section) => section.default)]
}
