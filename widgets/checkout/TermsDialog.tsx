import { type ReactNode, useRef, useState } from 'react'
import { Lightbox } from '../../src/dialog'
import { type EventOf, ServerElement, useHost } from '../../src/react'
import { TERMS_LINK } from './terms'

/** Terms that can be seen, or are only just closing. */
interface ShownTerms {
  id: number
  terms: HTMLElement
  /** The link that they were asked for with. */
  opener: HTMLElement
}

/** Terms in a lightbox, moved there from their place in the page, and back when it is gone. */
function Terms({ terms, opener, onGone }: ShownTerms & { onGone(): void }): ReactNode {
  return (
    <Lightbox
      name={(terms.querySelector('h1,h2,h3') ?? opener).textContent.trim()}
      opener={opener}
      content={terms}
      onClose={() => {
        // The shop may have redrawn the link meanwhile, and the one that was clicked takes no focus any more.
        if (!opener.isConnected) document.querySelector<HTMLElement>(TERMS_LINK)?.focus({ preventScroll: true })
      }}
      onGone={onGone}
    />
  )
}

/** The terms of the page that are open; those before them may still be closing. */
export function TermsDialog(): ReactNode {
  const [shown, setShown] = useState<readonly ShownTerms[]>([])
  const count = useRef(0)
  const open = ({ target, detail: { opener } }: EventOf<'shop-islands:terms-wanted'>) => {
    if (!opener) return
    count.current += 1
    const { current: id } = count
    setShown((before) => [...before, { id, terms: target as HTMLElement, opener }])
  }
  const forget = (id: number) => setShown((before) => before.filter((one) => one.id !== id))
  return (
    <>
      <ServerElement of={useHost()} on={{ 'shop-islands:terms-wanted': open }} />
      {shown.map((one) => (
        <Terms key={one.id} {...one} onGone={() => forget(one.id)} />
      ))}
    </>
  )
}
