import type { ReactNode } from 'react'
import { ServerHtml } from '../../src/react'
import type { Suggestion } from './searchCall'
import { isMessage, splitAtMatches } from './suggestionName'

/** A suggestion, and its place in the list. */
interface SuggestionRowProps {
  suggestion: Suggestion
  /** The text that was searched for. */
  searched: string
  id: string
  index: number
  /** How many suggestions there are, drawn or not. */
  count: number
  isSelected: boolean
  /** Called when the row is clicked. */
  onChoose: () => void
}

/** One suggestion, in the elements that the theme's styles know (contract 10): picture, name, price. */
export function SuggestionRow(props: SuggestionRowProps): ReactNode {
  const { suggestion, searched, id, index, count, isSelected, onChoose } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, which handles the keys.
    <div
      className={isSelected ? 'autocomplete-suggestion autocomplete-selected' : 'autocomplete-suggestion'}
      id={id}
      data-index={index}
      role='option'
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-disabled={isMessage(suggestion) || undefined}
      onClick={onChoose}
    >
      {/* No alternative text: the name is beside it. `lazy`, so that of a long list only pictures that come into view are fetched. */}
      {suggestion.img && <img className='search-image' alt='' loading='lazy' src={suggestion.img} />}
      {/* Another element for another text (decisions: Translated pages). */}
      <div key={searched} className='search-name'>
        {splitAtMatches(suggestion, searched).map((part, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name.
          place % 2 ? <strong key={place}>{part}</strong> : part,
        )}
      </div>
      {suggestion.price && <ServerHtml as='span' className='search-price' html={suggestion.price} />}
    </div>
  )
}
