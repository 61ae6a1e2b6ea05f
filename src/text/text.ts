import type { Messages } from './messages'

/**
 * Loads the texts in the shopper's language (answers: language): the setting, else the page's own language where we have it, else
 * Vietnamese.
 *
 * @param locale the setting `locale`; empty where nobody set it.
 */
export async function loadText(locale: string): Promise<Messages> {
  const [language] = [locale, document.documentElement.lang].flatMap(
    (tag) => /^(vi|en)(?![a-z])/i.exec(tag)?.[0].toLowerCase() ?? [],
  )
  return (await (language === 'en' ? import('./en') : import('./vi'))).messages
}
