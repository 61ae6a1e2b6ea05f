import type { ReactNode } from 'react'
import { Lightbox, useDialogs } from '../../src/dialog'
import { detailOf } from '../../src/page/events'
import { type EventOf, ServerElement, useHost } from '../../src/react'
import { TERMS_LINK } from './terms'

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
