import type { PageContext } from '../context'
import { type Html, html } from '../html'
import { type Language, languageOf, sayIn } from './language'

/** A page of the guide, under an address in each language. */
export interface GuidePage {
  name: string
  addresses: Readonly<Record<Language, string>>
}

/** The pages of the guide, in the order in which somebody reads them. */
export const guidePages: readonly GuidePage[] = [
  { name: 'Giới thiệu', addresses: { vi: '/', en: '/en/' } },
  { name: 'So sánh', addresses: { vi: '/so-sanh/', en: '/en/compare/' } },
  { name: 'Thư viện các đảo', addresses: { vi: '/thu-vien/', en: '/en/gallery/' } },
  { name: 'Đảo của riêng bạn', addresses: { vi: '/tu-lam/', en: '/en/own-widget/' } },
]

const languages = { vi: 'Tiếng Việt', en: 'English' } as const

/** @param address of a page in Vietnamese. @returns its address in the language of the page that links to it. */
export function inLanguage(address: string, language: Language): string {
  return guidePages.find(({ addresses }) => addresses.vi === address)?.addresses[language] ?? address
}

/** @returns what leads through the guide, and from one language to the other; nothing on the shop's own pages. */
export function guideBar(context: Pick<PageContext, 'url'>): Html | null {
  const language = languageOf(context)
  const here = guidePages.find(({ addresses }) => addresses[language] === context.url.pathname)
  // The shop's search has the address of its front page.
  if (!here || context.url.searchParams.has('s')) return null
  const say = sayIn(language)
  const other = language === 'vi' ? 'en' : 'vi'
  return html`<nav class="guide-bar" aria-label="${say('Về shop-islands')}"><div class="container">
<a class="guide-name" href="${inLanguage('/', language)}">shop-islands</a>
<ul>${guidePages.map(
    (page) =>
      html`<li><a href="${page.addresses[language]}"${page === here && html` aria-current="page"`}>${say(page.name)}</a></li>`,
  )}</ul>
<a class="guide-language" href="${here.addresses[other]}" hreflang="${other}" lang="${other}">${languages[other]}</a>
</div></nav>`
}
