import type { ReactNode } from 'react'
import { closeLightbox } from '../../src/page/lightbox'
import { ServerElement, useHost } from '../../src/react'

/** The button in the open terms that says yes to them: it closes them and ticks the box (contract 9.2). */
export function AcceptTerms(): ReactNode {
  const accept = () => {
    closeLightbox()
    const box = document.querySelector<HTMLInputElement>('#terms,[name="terms"]')
    // As the shopper does it, so that whoever checks the form hears of it.
    if (box && !box.checked) box.click()
  }
  return <ServerElement of={useHost()} onClick={accept} />
}
