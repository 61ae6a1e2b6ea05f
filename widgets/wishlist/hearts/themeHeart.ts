// Not beside its inverse, `buttonOf`, because every page loads that.
import { HEART, HEART_FRAME } from './buttonSelectors'

/** The theme's heart that stands for a button, where there is one. */
export function themeHeartOf(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest(HEART_FRAME)?.querySelector<HTMLElement>(HEART)
}

/** The element that the shopper sees for a wishlist button: the theme's heart, or the button itself. */
export function shownFor(button: HTMLElement): HTMLElement {
  return themeHeartOf(button) ?? button
}
