import type { PageContext } from '../context'
import { type Html, html } from '../html'
import { englishTexts } from './english/texts'

/** The languages of the guide: the demo's pages about the script. The shop itself speaks Vietnamese. */
export type Language = 'vi' | 'en'

/** Says one of the guide's texts, which stand in its pages in Vietnamese, in the language of the page. */
export type Say = (vietnamese: string) => string

/** @returns the language that a page is written in, as its address says. */
export function languageOf({ url }: Pick<PageContext, 'url'>): Language {
  return url.pathname.startsWith('/en/') ? 'en' : 'vi'
}

/**
 * @returns what says the guide's texts in a language.
 * @throws where a text has no English: the tests draw every page.
 */
export function sayIn(language: Language): Say {
  if (language === 'vi') return (vietnamese) => vietnamese
  return (vietnamese) => {
    const english = englishTexts[vietnamese]
    if (english === undefined) throw new Error(`No English for “${vietnamese}”`)
    return english
  }
}

/** @returns the attribute of what is the shop's, in Vietnamese, on a page in a language; nothing where that is the page's own. */
export function markVietnamese(language: Language): Html | null {
  return language === 'vi' ? null : html` lang="vi"`
}
