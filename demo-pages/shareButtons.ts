import { type Html, html } from './html'

/**
 * The ways to share a wishlist (plugins contract 2.1).
 *
 * @param title of the list.
 * @param address of the list, a path.
 * @param origin stands before it where others shall open it.
 */
export function shareButtons(title: string, address: string, origin: string): Html {
  const url = encodeURIComponent(`${origin}${address}`)
  const picture = encodeURIComponent(`${origin}/images/logo.svg`)
  const ways = [
    ['facebook', 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['twitter', 'Twitter', `https://twitter.com/share?url=${url}`],
    ['pinterest', 'Pinterest', `https://pinterest.com/pin/create/button/?url=${url}&media=${picture}`],
    ['email', 'Email', `mailto:?body=${url}`],
    ['whatsapp', 'WhatsApp', `https://api.whatsapp.com/send?text=${url}`],
    ['clipboard', 'Sao chép liên kết', `${origin}${address}`],
  ] as const
  return html`<div class="social-buttons"><span>Chia sẻ</span>
<ul aria-label="Chia sẻ “${title}”">${ways.map(
    ([name, label, href]) =>
      html`<li><a href="${href}" class="social social-${name}" title="${label}"><i class="ftinvwl ftinvwl-${name}"></i>${label}</a></li>`,
  )}</ul></div>`
}
