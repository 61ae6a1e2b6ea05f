import { type Dispatch, useLayoutEffect, useReducer, useRef } from 'react'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { report } from '../../src/page/report'
import { untilReleased } from '../../src/page/untilReleased'
import { useHost, useText } from '../../src/react'
import { findSuggestions, recallSuggestions } from './findSuggestions'
import { searchSettings } from './searchSettings'
import { type Answer, initialState, type SearchAction, type SearchState, searchReducer } from './searchState'
import { isMessage, nameOf } from './suggestionName'

/** What is announced to screen readers about an answer: the number of suggestions, or the message where there are none. */
function spokenFor({ list, notice }: Answer, countText: string): string {
  const [first] = list
  if (!first) return notice
  const count = list.filter((suggestion) => !isMessage(suggestion)).length
  return count > 0 ? countText.replace('{count}', String(count)) : nameOf(first)
}

/**
 * The suggestions of a search form: sends a request when the state has a query, aborts it when there is another one, and announces the
 * answer.
 *
 * @param typed the text in the field when the form wakes.
 * @returns the state, and the function that takes the shopper's actions.
 */
export function useSuggestions(typed: string): [SearchState, Dispatch<SearchAction>] {
  const form = useHost()
  const { noResults, suggestionCount } = useText('search')
  const [state, dispatch] = useReducer(searchReducer, typed, initialState)
  const { question, answer } = state
  const takeBack = useRef(() => {})

  // Layout effects, because ordinary effects wait for a frame, and the request would be sent later.
  useLayoutEffect(() => {
    if (!question) return
    // What is about to be spoken is the answer to an older one.
    takeBack.current()
    const known = recallSuggestions(question)
    const asking = new AbortController()
    const { signal } = asking
    const send = async () => {
      if (!known) dispatch({ type: 'sent' })
      try {
        const list = known ?? (await findSuggestions(question, signal))
        // The suggestion that is being pressed stays under the pointer.
        await untilReleased()
        const { searchNoResults, searchNoResultsText } = searchSettings()
        const notice = list.length === 0 && searchNoResults ? searchNoResultsText || noResults : ''
        dispatch({ type: 'answered', question, answer: { list, notice } })
      } catch (error) {
        if (signal.aborted) return
        report('call-failed', form, error)
        await untilReleased()
        if (!signal.aborted) dispatch({ type: 'close' })
      }
    }
    // Not by a timer of 0 ms: a frame may come before that, and the shopper would wait for both.
    const timer = question.delay && !known ? setTimeout(send, question.delay) : undefined
    if (!timer) send()
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question, form, noResults])

  useLayoutEffect(() => {
    if (!answer) return
    clearAnnouncement()
    takeBack.current = announce(spokenFor(answer, suggestionCount))
    return () => {
      takeBack.current()
      clearAnnouncement()
    }
  }, [answer, suggestionCount])

  return [state, dispatch]
}
