import { type ReactNode, useState } from 'react'
import { isVisible } from '../page/elements'
import { scrollToElement, TO_NOTICE } from '../page/scroll'
import { Outlet } from '../react'

/** The page's notice area (contract 9.4). */
const NOTICE_AREA = '.woocommerce-notices-wrapper'

/** Lightboxes and their hidden content. The theme prints its login pop-up into every page, with a notice area that must not be used. */
const LIGHTBOX = '.mfp-content,.mfp-hide,.lightbox-by-id'

/** What says of itself that it lies over the page. */
const DIALOG = '.mfp-content,dialog,[role="dialog"]'

/**
 * The lightbox, dialog or box around an element that lies over the page, where nobody looks at the page then. Quick views and side carts
 * of other plugins and themes do not all say that they are dialogs: what is fixed and higher than half of the window counts as one, a
 * header or bar does not.
 */
function layerAround(element: Element): Element | undefined {
  const isHigh = (box: Element) => box.getBoundingClientRect().height > innerHeight / 2
  for (let box: Element | null = element; box; box = box.parentElement)
    if (box.matches(DIALOG) || (getComputedStyle(box).position === 'fixed' && isHigh(box))) return box
  return
}

/** The first notice area that the shopper can see. An empty one may have no size, so its parent counts. */
function findNoticeArea(): Element | undefined {
  const areas = [...document.querySelectorAll(NOTICE_AREA)]
  return areas.find((area) => !area.closest(LIGHTBOX) && !!area.parentElement && isVisible(area.parentElement))
}

/** Where a notice about a control stands: none where the control lies over the page, and the page's notice area does not. */
function findPlace(control: Element | undefined): Element | undefined {
  const area = findNoticeArea()
  const layer = control?.isConnected && layerAround(control)
  // Some themes scroll the whole page in a fixed box.
  return layer && area && !layer.contains(area) ? undefined : area
}

/**
 * A notice in the page's notice area; right after the control where the page has none that can be seen, or the control lies over it.
 *
 * @param control what the shopper used. Where it has left the page, there is no place beside it: absent, the notice has the area or none.
 */
export function Notice({ control, children }: { control?: Element | undefined; children: ReactNode }): ReactNode {
  // The notice stays where it was first.
  const [area] = useState(() => findPlace(control))
  // The shop's scripts remove every notice of the page, ours as well: so what React takes off is never the notice itself, which may be
  // gone.
  const removable = <div style={{ display: 'contents' }}>{children}</div>
  if (area) return <Outlet append={area}>{removable}</Outlet>
  return control ? <Outlet after={control}>{removable}</Outlet> : null
}

/** Lets the shopper see a notice that has come into the page's notice area, which may be far away. */
export function bringIntoView(notice: HTMLElement): void {
  if (!notice.closest(NOTICE_AREA)) return
  const { top, bottom } = notice.getBoundingClientRect()
  if (top < TO_NOTICE.offset() || bottom > innerHeight) scrollToElement(notice, TO_NOTICE)
}
