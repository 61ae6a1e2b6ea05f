import type { ReactNode } from 'react'
import { Lightbox, useDialogs } from '../../src/dialog'
import { detailOf, dispatch } from '../../src/page/events'
import { closeLightbox, isInLightbox } from '../../src/page/openLightboxes'
import { type EventOf, ServerElement, useHost } from '../../src/react'
import { TERMS_LINK, termsOf } from './terms'

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

/** Terms that are shown. */
interface ShownTerms {
  terms: HTMLElement
  /** The link that opened them. */
  opener: HTMLElement
}

/** Terms in a lightbox, moved there from their place in the page, and back when it closes. */
function Terms({ terms, opener, onGone }: ShownTerms & { onGone(): void }): ReactNode {
  return (
    <Lightbox
      name={(terms.querySelector('h1,h2,h3') ?? opener).textContent.trim()}
      opener={opener}
      content={terms}
      onClose={() => {
        // If the shop has redrawn the link meanwhile, the clicked one cannot be focused.
        if (!opener.isConnected) document.querySelector<HTMLElement>(TERMS_LINK)?.focus({ preventScroll: true })
      }}
      onGone={onGone}
    />
  )
}

/** The terms of the page that are open; those before them may still be closing. */
export function TermsDialog(): ReactNode {
  const [shown, show] = useDialogs<ShownTerms>()
  const open = (event: EventOf<'shop-islands:open-terms'>) => {
    const { opener } = detailOf(event)
    if (opener) show({ terms: event.target as HTMLElement, opener })
  }
  return (
    <>
      <ServerElement of={useHost()} on={{ 'shop-islands:open-terms': open }} />
      {shown.map(({ id, dialog, onGone }) => (
        <Terms key={id} {...dialog} onGone={onGone} />
      ))}
    </>
  )
}

/** The button in the open terms that accepts them: it closes them and ticks the box (contract 9.2). */
export function AcceptTerms(): ReactNode {
  const accept = () => {
    closeLightbox()
    // The terms themselves may have a heading of that id, or an anchor of that name.
    const box = document.querySelector<HTMLInputElement>('input:is(#terms,[name="terms"])')
    // By a click, so that scripts that validate the form are told.
    if (box && !box.checked) box.click()
  }
  return <ServerElement of={useHost()} onClick={accept} />
}
