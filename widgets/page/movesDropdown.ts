import { OPEN } from './menuHooks'

/** Is this the link of the entry itself, not something in its panel? */
function isTopLink(event: Event, entry: HTMLElement): boolean {
  return (event.target as Element).closest('a,button')?.parentElement === entry
}

/** Does this event open or close the panel of an entry of a menu (contract 11.3)? */
export function movesDropdown(event: Event, entry: HTMLElement): boolean {
  const { key, pointerType } = event as PointerEvent & KeyboardEvent
  const opensByPress = entry.matches('.nav-dropdown-toggle')
  if (event.type === 'keydown') return key === ' ' && isTopLink(event, entry)
  if (event.type === 'click') {
    // The first touch opens and the second follows the link, and so does Enter.
    const isFirst = !entry.matches(`.${OPEN}`) && (pointerType === 'touch' || (event as UIEvent).detail === 0)
    return isTopLink(event, entry) && (opensByPress || isFirst)
  }
  if (opensByPress || entry.matches(`.${OPEN}`)) return false
  return event.type === 'focusin' ? (event.target as Element).matches(':focus-visible') : pointerType !== 'touch'
}
