// Wraps the browser's way of a click through the page, from before everybody has heard it to after.
import { whenStopped } from './whenStopped'

/**
 * Does something in the place of what clicks do by default, as following a link, once everybody who may serve the click has heard it: also
 * for a click that a listener only stops on its way (`whenStopped`).
 *
 * @param insteadOf what is to be done in the place of a click's default; `undefined` where that is to happen, or was prevented. Asked as
 *   the click begins its way and, unless that is cut short, as it ends.
 * @param place where the click ends its way.
 * @returns a function that ends it.
 */
export function insteadOfClicks(
  insteadOf: (click: MouseEvent) => (() => unknown) | undefined,
  place: Window | Document = window,
): () => void {
  const begin = (click: MouseEvent) => {
    const act = insteadOf(click)
    if (act) whenStopped(click, act)
  }
  const end = (click: MouseEvent) => {
    const act = insteadOf(click)
    if (!act) return
    click.preventDefault()
    act()
  }
  // The two kinds of place share no overload of these.
  const target: EventTarget = place
  target.addEventListener('click', begin as EventListener, true)
  target.addEventListener('click', end as EventListener)
  return () => {
    target.removeEventListener('click', begin as EventListener, true)
    target.removeEventListener('click', end as EventListener)
  }
}
