/**
 * The language tag that the shopper is to be spoken to in (decisions: The shopper's language): the setting, else that of the page; empty where neither
 * says anything.
 *
 * @param locale the setting `locale`; empty where nobody set it.
 */
export function languageTag(locale: string): string {
  return locale || document.documentElement.lang
}

/**
 * The language of ours that serves best: Vietnamese where nobody asks for any, English where we have no texts (decisions: The shopper's language).
 *
 * @param locale see `languageTag`.
 */
export function languageOf(locale: string): 'vi' | 'en' {
  return /^(vi|$)(?![a-z])/i.test(languageTag(locale)) ? 'vi' : 'en'
}
