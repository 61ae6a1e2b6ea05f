import type { WidgetDefinition } from './definition'

export { islandOn } from './waking'

/** Every widget that was defined, in order. */
export const widgets: WidgetDefinition[] = []
