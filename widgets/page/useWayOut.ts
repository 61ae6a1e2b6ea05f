import { hasModifier } from '../../src/page/hasModifier'
import { closeLightbox } from '../../src/page/lightbox'
import { namedByHash } from '../../src/page/namedByHash'
import { useListener } from '../../src/react'

/** An address without what stands behind `#`. */
const pageOf = (address: string) => address.split('#')[0]

/** Does a click follow a link to another part of this page than the one that holds it? */
function leadsOut(event: MouseEvent, part: HTMLElement): boolean {
  const link = (event.target as Element).closest('a')
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || hasModifier(event)) return false
  if (pageOf(link.href) !== pageOf(location.href)) return false
  const place = namedByHash(link.hash)
  return !!place && !part.contains(place)
}

/**
 * Closes what lies over the page when a link in it leads to a part of the page behind, as the menu of a page with chapters does (contract
 * 11.4): the browser goes there right after, and the keyboard goes on from there.
 *
 * @param part of the page, which is shown in a lightbox; `undefined` while it is not.
 */
export function useWayOut(part: HTMLElement | undefined): void {
  useListener(part, 'click', (event) => {
    if (part && leadsOut(event, part)) closeLightbox()
  })
}
