import { languageOf } from './language'
import type { Messages } from './messages'

/** Texts by area and key. */
interface Texts {
  readonly [key: string]: string | Texts
}

let loaded: Messages | undefined

/** An area's texts, all empty, for when none could be loaded: everything else still works. Those of a nested group are `undefined`. */
const silence: object = new Proxy({}, { get: (_texts, key) => (typeof key === 'string' ? '' : undefined) })

/** Have we texts in the language of this tag? An empty tag asks for no language. */
export function hasTextsIn(tag: string): boolean {
  return /^(vi|en|$)(?![a-z])/i.test(tag)
}

/** Our texts, replaced by the page's own where it has some; keys that we do not have are ignored. */
function withOwn<Ours extends Texts | string>(ours: Ours, own: unknown): Ours {
  if (typeof ours === 'string') return typeof own === 'string' ? (own as Ours) : ours
  const ownTexts = Object(own) as Texts
  return Object.fromEntries(Object.entries(ours).map(([key, text]) => [key, withOwn(text, ownTexts[key])])) as Ours
}

/**
 * Loads the texts in the shopper's language, all areas' in one file.
 *
 * @param locale the setting `locale`; empty where nobody set it (see `languageOf`).
 * @param own the page's own texts, by area and key; they win over ours.
 */
export async function loadTexts(locale: string, own?: object): Promise<Messages> {
  const { messages } = await (languageOf(locale) === 'en' ? import('./en') : import('./vi'))
  loaded = withOwn(messages as Messages & Texts, own)
  return loaded
}

/** The texts of an area, for callers that know that they are loaded; empty ones where they could not be loaded. */
export function textsOf<Area extends keyof Messages>(area: Area): Messages[Area] {
  return loaded?.[area] ?? (silence as Messages[Area])
}
