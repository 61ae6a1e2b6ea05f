/**
 * The tag of the shopper's language (decisions: The shopper's language): the setting, else that of the page; empty where neither is set.
 *
 * @param locale the setting `locale`; empty where nobody set it.
 */
export function languageTag(locale: string): string {
  return locale || document.documentElement.lang
}

/**
 * Which of our languages to use: Vietnamese where none is asked for, English where we have no texts in the one that is asked for
 * (decisions: The shopper's language).
 *
 * @param locale see `languageTag`.
 */
export function languageOf(locale: string): 'vi' | 'en' {
  return /^(vi|$)(?![a-z])/i.test(languageTag(locale)) ? 'vi' : 'en'
}
