import { type MouseEvent, type ReactNode, type UIEvent, useLayoutEffect, useRef } from 'react'
import { useText } from '../../src/react'
import { SuggestionRow } from './SuggestionRow'
import type { Suggestion } from './searchCall'
import type { SearchState } from './searchState'

/** The size of the box, whatever a theme's styles say (behaviour search.suggest.box-at-most-300-px). */
const SIZE = { boxSizing: 'border-box', maxHeight: '300px', overflowY: 'auto', overscrollBehavior: 'contain' } as const

/** Keeps the focus in the field when the box or its scroll bar is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** What the box shows, and what it calls. */
interface SuggestionsProps {
  state: SearchState
  /** The list's id, by which the field names it. */
  id: string
  onChoose: (suggestion: Suggestion) => void
  /** Called when more rows must be drawn. */
  onMore: () => void
}

/** The id of a row, for the field's `aria-activedescendant`. */
export function rowId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The box below a search field: the suggestions, or a message where there are none. The field keeps the focus. */
export function Suggestions({ state, id, onChoose, onMore }: SuggestionsProps): ReactNode {
  const { list, notice, searched, index, drawn, answer } = state
  const { suggestions: label } = useText('search')
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions are seen from their beginning.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [searched, answer])
  useLayoutEffect(() => {
    box.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }, [index])
  if (notice) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it is not used, only kept from taking the focus.
      <div className='autocomplete-suggestions' style={SIZE} onMouseDown={keepFocus}>
        <div className='autocomplete-no-suggestion'>{notice}</div>
      </div>
    )
  }
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + 2 * clientHeight > scrollHeight) onMore()
  }
  return (
    <div
      className='autocomplete-suggestions'
      style={SIZE}
      ref={box}
      id={id}
      role='listbox'
      aria-label={label || undefined}
      // Chromium makes a box that scrolls a stop of Tab: it closes as the field is left, and the focus would vanish with it.
      tabIndex={-1}
      onMouseDown={keepFocus}
      onScroll={onScroll}
    >
      {list.slice(0, drawn).map((suggestion, row) => (
        <SuggestionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a shop may name a product twice.
          key={`${suggestion.id} ${suggestion.url} ${row}`}
          suggestion={suggestion}
          searched={searched}
          id={rowId(id, row)}
          index={row}
          count={list.length}
          isSelected={row === index}
          onChoose={() => onChoose(suggestion)}
        />
      ))}
    </div>
  )
}
