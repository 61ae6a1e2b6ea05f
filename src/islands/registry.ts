import type { WidgetDefinition } from './definition'

// What is used outside of the core comes through here: a name that leaves a file is one that cannot be made short.
export { giveBack } from './native'
export { defineSection, lookForSections } from './sections'
export { islandOn } from './waking'

/** Every widget that was defined, in order. */
export const widgets: WidgetDefinition[] = []
