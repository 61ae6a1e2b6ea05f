import type { Dispatch } from 'react'
import { hasModifier, isComposing } from '../../src/page/keys'
import type { Suggestion } from './searchCall'
import { isOpen, type SearchAction, type SearchState } from './searchState'
import { isMessage } from './suggestionName'

/** What the keys are pressed in, and what they do. */
export interface KeyEffects {
  state: SearchState
  field: HTMLInputElement | null
  search(text: string, delay: number): void
  choose(suggestion: Suggestion): void
  dispatch: Dispatch<SearchAction>
}

/** @returns whether the key was handled, so that nobody else should. */
function press(key: string, { state, search, choose, dispatch }: KeyEffects): boolean {
  const isBoxOpen = isOpen(state)
  const selected = state.list[state.index]
  switch (key) {
    case 'Escape':
      dispatch({ type: 'close' })
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

/** Handles a key that is pressed in the form (contract 10): the arrows, Enter and Tab in its field, Esc anywhere. */
export function handleKey(event: KeyboardEvent, effects: KeyEffects): void {
  const { key, target } = event
  if (target !== effects.field && key !== 'Escape') return
  if (isComposing(event) || hasModifier(event) || !press(key, effects)) return
  event.preventDefault()
  // Esc closes the box, not the panel that the form may be in.
  event.stopPropagation()
}
