import { type Dispatch, useLayoutEffect, useReducer } from 'react'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { report } from '../../src/page/report'
import { useHost, useText } from '../../src/react'
import { findSuggestions, recallSuggestions } from './findSuggestions'
import type { Suggestion } from './searchCall'
import { searchSettings } from './searchSettings'
import { initialState, type SearchAction, type SearchState, searchReducer } from './searchState'
import { isMessage, nameOf } from './suggestionName'

/** What screen readers hear of an answer: how many there are, or the words that the shop has for none. */
function spokenFor(list: readonly Suggestion[], countText: string): string {
  const count = list.filter((suggestion) => !isMessage(suggestion)).length
  return count || !list[0] ? countText.replace('{count}', String(count)) : nameOf(list[0])
}

/**
 * The suggestions of a search form: asks the shop when the state has a question, gives that up when it has another, and speaks what was
 * answered.
 *
 * @param typed what is in the field when the form wakes.
 * @returns the state, and what is told of the shopper's doings.
 */
export function useSuggestions(typed: string): [SearchState, Dispatch<SearchAction>] {
  const form = useHost()
  const { noResults, suggestionCount } = useText('search')
  const [state, dispatch] = useReducer(searchReducer, typed, initialState)
  const { question, answer } = state

  // Layout effects: the other kind waits for a frame, and the shop would hear of a key later.
  useLayoutEffect(() => {
    if (!question) return
    const known = recallSuggestions(question)
    const asking = new AbortController()
    const { signal } = asking
    const send = async () => {
      if (!known) dispatch({ type: 'sent' })
      try {
        const list = known ?? (await findSuggestions(question, signal))
        const { searchNoResults, searchNoResultsText } = searchSettings()
        const notice = list.length === 0 && searchNoResults ? searchNoResultsText || noResults : ''
        dispatch({ type: 'answered', question, answer: { list, notice } })
      } catch (error) {
        if (signal.aborted) return
        report('call-failed', form, error)
        dispatch({ type: 'close' })
      }
    }
    const timer = setTimeout(send, known ? 0 : question.delay)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question, form, noResults])

  useLayoutEffect(() => {
    if (!answer) return
    clearAnnouncement()
    announce(answer.notice || (answer.list.length > 0 ? spokenFor(answer.list, suggestionCount) : ''))
    return clearAnnouncement
  }, [answer, suggestionCount])

  return [state, dispatch]
}
