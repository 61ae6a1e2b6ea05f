import { linkedPlace } from '../../src/page/address'
import { followedLink } from '../../src/page/followedLink'
import { closeLightbox } from '../../src/page/openLightboxes'
import { useListener } from '../../src/react'

/** The accessible name of a part of the page that is shown in a lightbox: its label, else its first heading. */
export function nameOfPart(part: HTMLElement): string | undefined {
  return part.getAttribute('aria-label') || part.querySelector('h1,h2,h3,h4')?.textContent?.trim()
}

/** Does a click follow a link to a part of this page outside `part`? */
function leadsOut(event: MouseEvent, part: HTMLElement): boolean {
  const link = followedLink(event)
  const place = link && linkedPlace(link)
  return !!place && !part.contains(place)
}

/**
 * Closes a lightbox when a link in it leads to a part of the page behind, as in the menu of a page with chapters (contract 11.4): the
 * browser goes there right after that, and Tab goes on from there.
 *
 * @param part the part of the page that is shown in a lightbox; `undefined` while there is none.
 */
export function useWayOut(part: HTMLElement | undefined): void {
  useListener(part, 'click', (event) => {
    if (part && leadsOut(event, part)) closeLightbox()
  })
}
