/**
 * The shopper's language (answers: language): the setting, else the page's own language where we have it, else Vietnamese.
 *
 * @param locale the setting `locale`; empty where nobody set it.
 */
export function languageOf(locale: string): 'vi' | 'en' {
  const [language] = [locale, document.documentElement.lang].flatMap(
    (tag) => /^(vi|en)(?![a-z])/i.exec(tag)?.[0].toLowerCase() ?? [],
  )
  return language === 'en' ? 'en' : 'vi'
}
