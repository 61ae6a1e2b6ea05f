import { isBefore, isVisible } from './elements'

/** Elements that Tab reaches if they can be seen. */
const REACHABLE =
  ':is(a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex])' +
  ':not([tabindex^="-"],:disabled,[type="hidden"],[inert],[inert] *)'

/** Are these radio buttons of the same group? Tab reaches one of a group: the checked one, where there is one. */
function isSameGroup(one: Element, other: Element): boolean {
  return (
    one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    one.type === 'radio' &&
    other.type === 'radio' &&
    !!one.name &&
    one.name === other.name &&
    one.form === other.form
  )
}

/** Everything in an element that Tab reaches, in order. */
export function reachableIn(element: Element): HTMLElement[] {
  const seen = [...element.querySelectorAll<HTMLElement & { checked?: boolean }>(REACHABLE)].filter(isVisible)
  return seen.filter((stop) => stop.checked || !seen.some((other) => other.checked && isSameGroup(stop, other)))
}

/**
 * Is there a scrollable element before the first one that Tab reaches, such as a strip of pictures? Some browsers let Tab reach that, too.
 */
function hasScrollerBefore(first: Element, element: Element): boolean {
  return [...element.querySelectorAll('*')].some(
    (box) =>
      !box.contains(first) &&
      isBefore(box, first) &&
      (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) &&
      /auto|scroll/.test(getComputedStyle(box).overflow),
  )
}

/** Makes Tab go from the last element to the first, and Shift+Tab back: the way out of a modal is Esc. */
export function goRound(element: HTMLElement, event: KeyboardEvent): void {
  const stops = reachableIn(element)
  const { activeElement } = document
  const [first] = stops
  const end = stops.at(-1)
  if (!activeElement || !first || !end) return
  const [last, next] = event.shiftKey ? [first, end] : [end, first]
  const isBeforeAll = event.shiftKey && isBefore(activeElement, first)
  if (activeElement !== last && !isSameGroup(activeElement, last) && !isBeforeAll) return
  if (event.shiftKey && !isBeforeAll && hasScrollerBefore(first, element)) return
  event.preventDefault()
  next.focus()
}
