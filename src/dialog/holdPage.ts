import { afterPaint } from '../page/afterPaint'

/**
 * The classes by which the styles of the theme and of the coupon plugin know that the page is held: the body's behind a panel, the root's
 * behind a pop-up (contract 11.4; plugins contract 4.3).
 */
export const HELD = { panel: 'body-scroll-lock--active', popUp: 'wcb-html-scroll' } as const

/** How the page is held. */
interface Hold {
  /** The body or the root: it is fixed to the window. */
  element: HTMLElement
  /** One of `HELD`. */
  name: string
  /** What no style sheet says of the element. */
  styles?: Partial<Record<'position' | 'overflow' | 'width', string>>
  /** Is there anything to hold? Asked once the page has been painted; absent means yes. */
  isDue?: () => boolean
}

/**
 * Is the page held behind a panel or pop-up, by us or by another script? It is as long as the window then, and `scrollY` is 0, which says
 * nothing about where the shopper is.
 */
export function isPageHeld(): boolean {
  // Of the body and the root alone, because this is asked with each scroll, and a search that finds nothing visits the whole page.
  return !!document.body.closest(`.${HELD.panel},.${HELD.popUp}`)
}

/**
 * Keeps the page behind a panel or pop-up where it is: it is fixed, and moved up by as much as it was scrolled. This is done only after the
 * panel has been painted, which therefore need not wait until the page is laid out.
 *
 * @returns a function that gives the page back, scrolled as it was; called again it does nothing.
 */
export function holdPage({ element, name, styles, isDue }: Hold): () => void {
  return afterPaint(() => {
    if (isDue?.() === false) return undefined
    const { classList, style } = element
    const { body } = document
    // `instant`, even where the page scrolls smoothly: to the shopper the page has never moved.
    const position = { left: scrollX, top: scrollY, behavior: 'instant' } as const
    const held = { ...styles, top: `${-position.top}px` }
    const before = Object.fromEntries(Object.keys(held).map((property) => [property, style.getPropertyValue(property)]))
    classList.add(name)
    Object.assign(style, held)
    return () => {
      classList.remove(name)
      // Who held the page before may have let it go since, as other plugins' quick views do: it would stay held.
      if (style.overflow !== 'hidden') delete before['overflow']
      Object.assign(style, before)
      // Where a script has put another page's body in its place, it has scrolled that.
      if (body.isConnected) scrollTo(position)
    }
  }).undo
}
