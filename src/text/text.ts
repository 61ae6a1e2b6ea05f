import { languageOf } from './language'
import type { Messages } from './messages'

let loaded: Messages | undefined

/** Every text is empty: where no words could be loaded nothing is said, and everything else works. */
const silence: object = new Proxy({}, { get: (_texts, key) => (typeof key === 'string' ? '' : undefined) })

/**
 * Loads the texts in the shopper's language, all areas' in one file.
 *
 * @param locale the setting `locale`; empty where nobody set it (see `languageOf`).
 */
export async function loadTexts(locale: string): Promise<Messages> {
  loaded = (await (languageOf(locale) === 'en' ? import('./en') : import('./vi'))).messages
  return loaded
}

/** The texts of an area, for who knows that they are loaded; empty ones where they could not be. */
export function textsOf<Area extends keyof Messages>(area: Area): Messages[Area] {
  return loaded?.[area] ?? (silence as Messages[Area])
}

/** Loads the texts of an area. For `locale` see `loadTexts`. */
export async function loadText<Area extends keyof Messages>(area: Area, locale: string): Promise<Messages[Area]> {
  return (await loadTexts(locale))[area]
}
