import { type Dispatch, useLayoutEffect } from 'react'
import { goTo } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { useListener, useTimer } from '../../src/react'
import { hasNoSuggestions } from './findSuggestions'
import type { Suggestion } from './searchCall'
import type { SearchAction, SearchState } from './searchState'
import { isMessage } from './suggestionName'
import { useSuggestions } from './useSuggestions'

/** The selector of a category, which a form may have. */
export const CATEGORY = '[name="product_cat"]'

/** Milliseconds after which a field that lost the focus counts as left (contract 10). */
const LEAVES_AFTER = 50

/** The state of a search form, and what the shopper does with it. */
export interface Search {
  state: SearchState
  dispatch: Dispatch<SearchAction>
  /** Searches for a text in the chosen category, after a delay in ms. */
  search(text: string, delay: number): void
  /** Goes to a suggestion's page; a message of the server has none. */
  choose(suggestion: Suggestion): void
  close(): void
  /** To be called when the form loses the focus: closes, unless the focus comes back to the field in time. */
  leave(): void
}

/**
 * A search form's suggestions: asked for when the form wakes under the shopper's hands, closed by a press beside it or when it is left. A
 * form of ours without a field is reported.
 */
export function useSearch(form: HTMLElement, field: HTMLInputElement | null): Search {
  const [state, dispatch] = useSuggestions(field?.value ?? '')
  const { wait } = useTimer()

  const search = (text: string, delay: number) => {
    if (hasNoSuggestions()) return
    const category = form.querySelector<HTMLSelectElement>(CATEGORY)?.value ?? ''
    dispatch({ type: 'search', typed: text, category, delay })
  }
  const close = () => dispatch({ type: 'close' })
  const leave = () =>
    wait(() => {
      if (document.activeElement !== field) close()
    }, LEAVES_AFTER)

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

  return {
    state,
    dispatch,
    search,
    choose(suggestion) {
      if (!isMessage(suggestion) && goTo(suggestion.url)) close()
    },
    close,
    leave,
  }
}
