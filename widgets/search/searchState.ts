import type { SearchQuery, Suggestion } from './searchCall'
import { fits } from './suggestionName'

/** Characters from which on the shop is asked (behaviour search.suggest.from-3-characters). */
const MINIMUM = 3
/** How many rows are drawn at a time: a long answer is drawn as far as the shopper goes into it. */
const PORTION = 50

/** A query on its way. Each is asked once, after its delay in ms. */
export interface Question extends SearchQuery {
  delay: number
}

/** What the shop answered: suggestions, or what is said where it has none; empty where nothing is said. */
export interface Answer {
  list: readonly Suggestion[]
  notice: string
}

/** What a search form knows. The box is open while there is a list or a notice. */
export interface SearchState extends Answer {
  /** What the shopper typed: while the keys walk through the box, the field shows another name. */
  typed: string
  /** What the suggestions were found for. */
  searched: string
  /** The row that the keys have come to; -1: none. */
  index: number
  /** How many rows are drawn. */
  drawn: number
  /** `waiting`: for the shopper to stop typing; `asking`: for the shop. */
  phase: 'idle' | 'waiting' | 'asking'
  /** What is waited for; absent while idle. */
  question?: Question | undefined
  /** The last answer, until the box is closed: it is spoken once. */
  answer?: Answer | undefined
}

/** What may happen to a search form. */
export type SearchAction =
  /** The shopper typed, came back to the field, or chose a category. */
  | { type: 'search'; typed: string; category: string; delay: number }
  /** The question was sent. */
  | { type: 'sent' }
  | { type: 'answered'; question: Question; answer: Answer }
  /** A key goes to the next row, or back to the one before; past the first to none. */
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

/** Is there anything to see? */
export function isOpen({ list, notice }: Answer): boolean {
  return list.length > 0 || notice !== ''
}

/** Asks for a text. Until the answer comes, only those suggestions stay that match it. */
function ask(state: SearchState, { typed, category, delay }: SearchAction & { type: 'search' }): SearchState {
  const text = typed.trim().normalize()
  if ([...text].length < MINIMUM) return initialState(typed)
  const list = state.list.filter((suggestion) => fits(suggestion, text))
  const { answer } = state
  return { ...closed, typed, list, searched: text, phase: 'waiting', question: { text, category, delay }, answer }
}

/** The box with an answer. A row that the keys have come to meanwhile stays selected where the answer has it, too. */
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
      // Meanwhile the shopper typed on: the box always matches the text (behaviour search.suggest.late-answer-is-dropped).
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
