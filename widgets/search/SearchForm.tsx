import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { ServerElement, useHost, useStyles, useWithin } from '../../src/react'
import { handleKey } from './handleKey'
import { SuggestionPlace, THEME_PLACE } from './SuggestionPlace'
import { rowId, Suggestions } from './Suggestions'
import styles from './search.css?inline'
import { FIELD, SEND } from './searchSelectors'
import { searchSettings } from './searchSettings'
import { isOpen } from './searchState'
import { isMessage, nameOf } from './suggestionName'
import { CATEGORY, useSearch } from './useSearch'
import { useShownName } from './useShownName'

let formCount = 0

/** The search form: suggestions while the shopper types (behaviours search.suggest.*, search.no-results.*). */
export function SearchForm(): ReactNode {
  const form = useHost()
  const field = useWithin<HTMLInputElement>(FIELD)
  const button = useWithin(SEND)
  const place = useWithin(THEME_PLACE)
  const [id] = useState(() => `shop-islands-suggestions-${++formCount}`)
  const [isUnplaced] = useState(() => getComputedStyle(form).position === 'static')
  const searching = useSearch(form, field)
  const { state, dispatch, search, choose, close } = searching
  const { typed, list, index, phase } = state
  const selected = list[index]
  useShownName(field, typed, selected && !isMessage(selected) ? nameOf(selected) : undefined)
  useStyles(styles)

  const onChange = ({ target }: Event) => {
    const select = target as HTMLSelectElement
    if (!select.matches(CATEGORY)) return
    close()
    search(typed, 0)
    // After choosing a category by pointer the shopper goes on to type (contract 11.8). Not by keyboard, where each arrow key changes the
    // category.
    if (select.value && !select.matches(':focus-visible')) field?.focus()
  }

  if (!field) return null
  return (
    <>
      <ServerElement
        of={form}
        style={{ position: !place && isUnplaced ? 'relative' : undefined }}
        onInput={() => search(field.value, searchSettings().searchLatency)}
        onFocusin={({ target }) => {
          if (target === field && !isOpen(state)) search(field.value, 0)
        }}
        onFocusout={searching.leave}
        onChange={onChange}
        onKeydown={(event) => handleKey(event, field, searching)}
        // The form sends what was typed, so the field gets that back before the browser reads it.
        onSubmit={() => flushSync(close)}
      />
      <ServerElement
        of={field}
        role='combobox'
        autocomplete='off'
        aria-autocomplete='list'
        aria-expanded={list.length > 0}
        aria-controls={list.length > 0 ? id : undefined}
        aria-activedescendant={selected ? rowId(id, index) : undefined}
      />
      <ServerElement of={button} class={{ loading: phase === 'asking' || undefined }} />
      {isOpen(state) && (
        <SuggestionPlace place={place}>
          <Suggestions state={state} id={id} onChoose={choose} onMore={() => dispatch({ type: 'more' })} />
        </SuggestionPlace>
      )}
    </>
  )
}
