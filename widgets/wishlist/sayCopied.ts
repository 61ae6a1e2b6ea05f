import { adoptStyles } from '../../src/page/adoptStyles'
import { announce } from '../../src/page/announcer'
import { settings } from '../../src/stores/settings'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { loadText } from '../../src/text/text'

/** Shows the link's label as a hint below it, with the same class and `-s` (contract plugins 2.1). */
const HINT = 'tooltipped'
const styles = `
:where(.social-clipboard.tooltipped){position:relative}
:where(.social-clipboard.tooltipped)::after{content:attr(aria-label);position:absolute;z-index:1;top:100%;left:50%;padding:0.4em 0.8em;
border-radius:var(--shop-islands-radius,4px);background:var(--shop-islands-hint,#222);color:#fff;white-space:nowrap;transform:translate(-50%,0.4em)}
`

/** Says at the link that its address was copied, until the pointer or the focus leaves it (behaviour wishlist.share.copy-link-says-copied). */
export async function sayCopied(link: HTMLElement): Promise<void> {
  const said = wishlistSettings().wishlistCopiedText || (await loadText('wishlist', settings().locale)).copied
  announce(said)
  if (link.classList.contains(HINT)) return
  const label = link.getAttribute('aria-label')
  const listening = new AbortController()
  const takeBack = () => {
    listening.abort()
    link.classList.remove(HINT, `${HINT}-s`)
    if (label === null) link.removeAttribute('aria-label')
    else link.setAttribute('aria-label', label)
  }
  adoptStyles(styles)
  link.classList.add(HINT, `${HINT}-s`)
  link.setAttribute('aria-label', said)
  for (const type of ['mouseleave', 'blur']) link.addEventListener(type, takeBack, listening)
}
