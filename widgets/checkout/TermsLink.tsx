import type { ReactNode } from 'react'
import { dispatch } from '../../src/page/events'
import { isInLightbox } from '../../src/page/openLightboxes'
import { ServerElement, useHost } from '../../src/react'
import { termsOf } from './terms'

/** The link to the terms and conditions: it asks for them over the checkout (behaviour checkout.terms.link-opens-lightbox). */
export function TermsLink(): ReactNode {
  const link = useHost()
  const open = () => {
    const terms = termsOf(link)
    if (!terms || isInLightbox(terms)) return
    dispatch('shop-islands:open-terms', { opener: link }, terms)
  }
  return <ServerElement of={link} onClick={open} />
}
