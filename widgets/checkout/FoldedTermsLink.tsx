import { type ReactNode, useState } from 'react'
import { ServerElement, Sliding, useHost } from '../../src/react'
import { foldedTerms } from './terms'

const LINK = 'woocommerce-terms-and-conditions-link'

/**
 * The shop's own link to the terms, which unfolds them above itself and folds them up again (contract 9.2: lightbox off). Unfolded, they
 * scroll in a box of 200 px, which not every browser makes reachable by keyboard, so it gets a tab stop and a name.
 */
export function FoldedTermsLink(): ReactNode {
  const link = useHost()
  const [isOpen, setIsOpen] = useState<boolean>()
  const terms = foldedTerms(link)
  const toggle = () => {
    if (foldedTerms(link)) setIsOpen((wasOpen) => !wasOpen)
  }
  return (
    <>
      <ServerElement
        of={link}
        class={{ [`${LINK}--open`]: isOpen, [`${LINK}--closed`]: isOpen === undefined ? undefined : !isOpen }}
        aria-expanded={isOpen}
        onClick={toggle}
      />
      {terms && <Sliding of={terms} isShown={isOpen} />}
      {isOpen && <ServerElement of={terms} tabindex={0} role='region' aria-label={link.textContent.trim()} />}
    </>
  )
}
