import type { Island } from '../../src/islands/island'
import { isLightboxOpen } from '../../src/page/lightbox'
import { openPageContent } from '../../src/page/openPageContent'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { TERMS_LINK } from './hooks'
import { termsOf } from './termsOf'

/** The button that says yes to the terms: ours, the theme's (contract 9.2). */
const ACCEPT = '[data-island="accept-terms"],#terms-and-conditions-accept'
const HEADING = 'h1,h2,h3'

/** Ticks the box of the terms as the shopper does, so that whoever checks the form hears of it. */
function acceptTerms(): void {
  const box = document.querySelector<HTMLInputElement>('#terms,[name="terms"]')
  if (box && !box.checked) box.click()
}

async function open(link: HTMLElement): Promise<void> {
  const { close } = await loadText('cart', settings().locale)
  const terms = termsOf(link)
  if (!terms || isLightboxOpen(`#${CSS.escape(terms.id)}`)) return
  const closing = new AbortController()
  const shut = openPageContent(terms, {
    name: (terms.querySelector(HEADING) ?? link).textContent.trim(),
    closeName: close,
    opener: link,
    onClose() {
      closing.abort()
      // The shop may have redrawn the link meanwhile, and the one that was clicked takes no focus any more.
      if (!link.isConnected) document.querySelector<HTMLElement>(TERMS_LINK)?.focus({ preventScroll: true })
    },
    onGone: () => terms.classList.add('mfp-hide'),
  })
  const onClick = (event: Event) => {
    if (!(event.target as Element).closest(ACCEPT)) return
    // The button's own inline handler needs the theme's old script, and would fail (contract 9.2).
    event.preventDefault()
    event.stopPropagation()
    shut()
    acceptTerms()
  }
  terms.addEventListener('click', onClick, { capture: true, signal: closing.signal })
}

/** The link to the terms and conditions: it opens them in a lightbox over the checkout (behaviour checkout.terms.link-opens-lightbox). */
export default function attach({ host, on }: Island): () => void {
  return on('click', () => open(host))
}
