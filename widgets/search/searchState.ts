import type { SearchQuery, Suggestion } from './searchCall'
import { fits } from './suggestionName'

/** The least number of characters for which suggestions are fetched (behaviour search.suggest.from-3-characters). */
const MINIMUM = 3
/** How many rows are drawn at a time: of a long answer only as many as the shopper scrolls to. */
const PORTION = 50

/** A query that is waiting or being fetched. Each is fetched once, after its delay in ms. */
export interface Question extends SearchQuery {
  delay: number
}

/** The suggestions, and the message where there are none; empty where none is shown. */
export interface Answer {
  list: readonly Suggestion[]
  notice: string
}

/** The state of a search form. The box is open while there is a list or a notice. */
export interface SearchState extends Answer {
  /** What the shopper typed. While a suggestion is selected by keyboard, the field shows its name instead. */
  typed: string
  /** The text that the suggestions belong to. */
  searched: string
  /** The row that is selected by keyboard; -1: none. */
  index: number
  /** How many rows are drawn. */
  drawn: number
  /** `waiting`: for the shopper to stop typing; `asking`: for the shop. */
  phase: 'idle' | 'waiting' | 'asking'
  /** The present query; absent while idle. */
  question?: Question | undefined
  /** The last answer, until the box is closed; it is announced once. */
  answer?: Answer | undefined
}

/** What may happen to a search form. */
export type SearchAction =
  /** The shopper typed, came back to the field, or chose a category. */
  | { type: 'search'; typed: string; category: string; delay: number }
  /** The request was sent. */
  | { type: 'sent' }
  | { type: 'answered'; question: Question; answer: Answer }
  /** A key selects the next row or the one before; before the first one none is selected. */
  | { type: 'step'; by: 1 | -1 }
  /** The shopper scrolled near the end of what is drawn. */
  | { type: 'more' }
  | { type: 'close' }

const closed = {
  list: [],
  notice: '',
  searched: '',
  index: -1,
  drawn: PORTION,
  phase: 'idle',
  question: undefined,
  answer: undefined,
} as const

/** A form at rest, with this text in its field. */
export function initialState(typed: string): SearchState {
  return { ...closed, typed }
}

/** Is there anything to show? */
export function isOpen({ list, notice }: Answer): boolean {
  return list.length > 0 || notice !== ''
}

/** Starts a query for a text. Until the answer comes, only the suggestions that match the text stay. */
function ask(state: SearchState, { typed, category, delay }: SearchAction & { type: 'search' }): SearchState {
  const text = typed.trim().normalize()
  if ([...text].length < MINIMUM) return initialState(typed)
  const list = state.list.filter((suggestion) => fits(suggestion, text))
  const { answer } = state
  return { ...closed, typed, list, searched: text, phase: 'waiting', question: { text, category, delay }, answer }
}

/** Shows an answer. A row that was selected by keyboard stays selected if the answer has it, too. */
function show(state: SearchState, question: Question, answer: Answer): SearchState {
  const selected = state.list[state.index]
  const index = answer.list.findIndex(({ id, url }) => id === selected?.id && url === selected.url)
  const drawn = Math.max(PORTION, index + 1)
  return { ...initialState(state.typed), ...answer, searched: question.text, index, drawn, answer }
}

/** The state after something has happened; the same state where it changes nothing. */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'search':
      return ask(state, action)
    case 'sent':
      return { ...state, phase: 'asking' }
    case 'answered': {
      const { question, answer } = action
      // Ignored if the shopper has typed on: the box always matches the text (behaviour search.suggest.late-answer-is-dropped).
      if (question !== state.question) return state
      return show(state, question, answer)
    }
    case 'step': {
      const index = Math.min(Math.max(state.index + action.by, -1), state.list.length - 1)
      return { ...state, index, drawn: index < state.drawn ? state.drawn : index + PORTION }
    }
    case 'more':
      return state.drawn < state.list.length ? { ...state, drawn: state.drawn + PORTION } : state
    case 'close':
      return state.question || state.answer ? initialState(state.typed) : state
  }
}
