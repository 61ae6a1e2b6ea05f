import type { Island } from '../../src/islands/island'
import { slide } from '../../src/page/slide'
import { foldedTerms } from './foldedTerms'

/** The shop's own link to the terms unfolds them above itself, and folds them up again (contract 9.2: lightbox off). */
export default function attach({ host: link, on }: Island): () => void {
  return on('click', () => {
    const terms = foldedTerms(link)
    if (!terms) return
    const isOpen = link.classList.toggle('woocommerce-terms-and-conditions-link--open')
    link.classList.toggle('woocommerce-terms-and-conditions-link--closed', !isOpen)
    link.setAttribute('aria-expanded', String(isOpen))
    slide(terms, isOpen)
  })
}
