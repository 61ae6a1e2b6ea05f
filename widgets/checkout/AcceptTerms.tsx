import type { ReactNode } from 'react'
import { closeLightbox } from '../../src/page/openLightboxes'
import { ServerElement, useHost } from '../../src/react'

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
