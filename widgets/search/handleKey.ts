import { hasModifier, isComposing, isHeldEnter } from '../../src/page/keys'
import { isOpen } from './searchState'
import { isMessage } from './suggestionName'
import type { Search } from './useSearch'

/** Does what a key asks for (contract 10): the arrows, Enter and Tab, Esc. @returns was it handled, so that nobody else should? */
function actOn(key: string, { state, dispatch, search, choose, close }: Search): boolean {
  const isBoxOpen = isOpen(state)
  const selected = state.list[state.index]
  switch (key) {
    case 'Escape':
      close()
      // Where nothing is to be seen, Esc is for the panel that the form may be in.
      return isBoxOpen
    case 'ArrowDown':
      if (isBoxOpen) dispatch({ type: 'step', by: 1 })
      else if (state.phase === 'idle') search(state.typed, 0)
      return isBoxOpen
    case 'ArrowUp':
      if (isBoxOpen) dispatch({ type: 'step', by: -1 })
      return isBoxOpen
    case 'Enter':
    case 'Tab':
      // Tab leaves a message of the server, which leads nowhere.
      if (!selected || (key === 'Tab' && isMessage(selected))) return false
      choose(selected)
      return true
    default:
      return false
  }
}

/** Handles a key that is pressed in a search form (behaviour search.suggest.keyboard): in its field, and Esc everywhere in it. */
export function handleKey(event: KeyboardEvent, field: HTMLInputElement, search: Search): void {
  const { key, target } = event
  if (target !== field && key !== 'Escape') return
  // The page that a held Enter has asked for is on its way: a repetition would send the form in its place.
  if (isHeldEnter(event)) {
    event.preventDefault()
    return
  }
  if (isComposing(event) || hasModifier(event) || !actOn(key, search)) return
  event.preventDefault()
  // Esc closes the box, not the panel that the form may be in.
  event.stopPropagation()
}
