import type { Dispatch } from 'react'
import type { Suggestion } from './searchCall'
import { isOpen, type SearchAction, type SearchState } from './searchState'
import { isMessage } from './suggestionName'

/**
 * Does what a key asks for (contract 10): the arrows, Enter and Tab, Esc.
 *
 * @returns whether the key was handled, so that nobody else should.
 */
export function handleKey(
  key: string,
  state: SearchState,
  dispatch: Dispatch<SearchAction>,
  search: (text: string, delay: number) => void,
  choose: (suggestion: Suggestion) => void,
): boolean {
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
