import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasModifier, isComposing, isHeldEnter } from '../../src/page/keys'
import { goTo } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { ServerElement, useHost, useListener, useStyles, useWithin } from '../../src/react'
import { hasNoSuggestions } from './findSuggestions'
import { handleKey } from './handleKey'
import { SuggestionPlace, THEME_PLACE } from './SuggestionPlace'
import { rowId, Suggestions } from './Suggestions'
import styles from './search.css?inline'
import type { Suggestion } from './searchCall'
import { FIELD, SEND } from './searchSelectors'
import { searchSettings } from './searchSettings'
import { isOpen } from './searchState'
import { isMessage, nameOf } from './suggestionName'
import { useLeaving } from './useLeaving'
import { useShownName } from './useShownName'
import { useSuggestions } from './useSuggestions'

const CATEGORY = '[name="product_cat"]'

let formCount = 0

/** The search form: suggestions while the shopper types (behaviours search.suggest.*, search.no-results.*). */
export function SearchForm(): ReactNode {
  const form = useHost()
  const field = useWithin<HTMLInputElement>(FIELD)
  const button = useWithin(SEND)
  const place = useWithin(THEME_PLACE)
  const [id] = useState(() => `shop-islands-suggestions-${++formCount}`)
  const [isUnplaced] = useState(() => getComputedStyle(form).position === 'static')
  const [state, dispatch] = useSuggestions(field?.value ?? '')
  const { typed, list, index, phase } = state
  const selected = list[index]
  useShownName(field, typed, selected && !isMessage(selected) ? nameOf(selected) : undefined)

  const search = (text: string, delay: number) => {
    if (hasNoSuggestions()) return
    const category = form.querySelector<HTMLSelectElement>(CATEGORY)?.value ?? ''
    dispatch({ type: 'search', typed: text, category, delay })
  }
  const close = () => dispatch({ type: 'close' })
  const choose = (suggestion: Suggestion) => {
    if (!isMessage(suggestion) && goTo(suggestion.url)) close()
  }
  const onLeave = useLeaving(field, close)

  useStyles(styles)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes.
  useLayoutEffect(() => {
    if (!field && 'island' in form.dataset) report('search-without-field', form)
    // If the shopper is in the field already, the text in it is searched for; in a microtask, so that kept events are handled together with
    // this.
    if (field && document.activeElement === field) queueMicrotask(() => search(field.value, 0))
  }, [])

  useListener(document, 'pointerdown', ({ target }) => {
    if (!form.contains(target as Node)) close()
  })

  const onKeydown = (event: KeyboardEvent) => {
    const { key, target } = event
    if (target !== field && key !== 'Escape') return
    // The page that a held Enter has asked for is on its way: a repetition would send the form in its place.
    if (isHeldEnter(event)) {
      event.preventDefault()
      return
    }
    if (isComposing(event) || hasModifier(event) || !handleKey(key, state, dispatch, search, choose)) return
    event.preventDefault()
    // Esc closes the box, not the panel that the form may be in.
    event.stopPropagation()
  }

  if (!field) return null
  const box = isOpen(state) && (
    <Suggestions state={state} id={id} onChoose={choose} onMore={() => dispatch({ type: 'more' })} />
  )
  return (
    <>
      <ServerElement
        of={form}
        style={{ position: !place && isUnplaced ? 'relative' : undefined }}
        onInput={() => search(field.value, searchSettings().searchLatency)}
        onFocusin={({ target }) => {
          if (target === field && !isOpen(state)) search(field.value, 0)
        }}
        onFocusout={onLeave}
        onChange={({ target }) => {
          const select = target as HTMLSelectElement
          if (!select.matches(CATEGORY)) return
          close()
          search(typed, 0)
          // After choosing a category by pointer the shopper goes on to type (contract 11.8). Not by keyboard, where each arrow key changes
          // the category.
          if (select.value && !select.matches(':focus-visible')) field.focus()
        }}
        onKeydown={onKeydown}
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
      {box && <SuggestionPlace place={place}>{box}</SuggestionPlace>}
    </>
  )
}
