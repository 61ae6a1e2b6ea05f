import { languageOf } from './language'
import type { Messages } from './messages'

/** Texts by area and key. */
interface Texts {
  readonly [key: string]: string | Texts
}

let loaded: Messages | undefined

/** Every text is empty: where no words could be loaded nothing is said, and everything else works. */
const silence: object = new Proxy({}, { get: (_texts, key) => (typeof key === 'string' ? '' : undefined) })

/** Our texts with the page's own in their places; what is no text of ours changes nothing. */
function withOwn<Ours extends Texts | string>(ours: Ours, own: unknown): Ours {
  if (typeof ours === 'string') return typeof own === 'string' ? (own as Ours) : ours
  const ownTexts = Object(own) as Texts
  return Object.fromEntries(Object.entries(ours).map(([key, text]) => [key, withOwn(text, ownTexts[key])])) as Ours
}

/**
 * Loads the texts in the shopper's language, all areas' in one file.
 *
 * @param locale the setting `locale`; empty where nobody set it (see `languageOf`).
 * @param own what the page brings in the places of ours, by area and key.
 */
export async function loadTexts(locale: string, own?: object): Promise<Messages> {
  const { messages } = await (languageOf(locale) === 'en' ? import('./en') : import('./vi'))
  loaded = withOwn(messages as Messages & Texts, own)
  return loaded
}

/** The texts of an area, for who knows that they are loaded; empty ones where they could not be. */
export function textsOf<Area extends keyof Messages>(area: Area): Messages[Area] {
  return loaded?.[area] ?? (silence as Messages[Area])
}
