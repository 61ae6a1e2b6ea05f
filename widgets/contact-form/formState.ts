import type { Refill } from './contactFormCalls'
import type { OurForm } from './formFacts'

/** What we show by field: each listed field has its own value, all others have `rest`; `undefined` leaves what the server rendered. */
interface ByField<Value> {
  readonly fields: ReadonlyMap<string, Value>
  readonly rest: Value | undefined
}

/** The value for one field. */
export function valueFor<Value>({ fields, rest }: ByField<Value>, field: string): Value | undefined {
  return fields.get(field) ?? rest
}

/** Words that were said. Each time is an object of its own, because the same words may be said again. */
export interface Saying {
  /** Empty: there is nothing to say any more. */
  readonly text: string
}

/** What is wrong with a field. */
interface Fault {
  readonly field: string
  /** Empty where nothing is wrong. */
  readonly message: string
}

/** The outcome of a field's check in the browser. */
export interface FieldCheck extends Fault {
  /** The values as texts, if they are valid. */
  readonly words: readonly string[]
}

/** Everything that a form shows besides what is typed into it. */
export interface FormState {
  /** The displayed status (behaviours contact-form.status.*). */
  readonly status: string
  /** The message about the form as a whole; `undefined`: what the server rendered. */
  readonly message: Saying | undefined
  /** What is wrong, by field, in the order in which it was found; an empty text: nothing is. */
  readonly errors: ByField<Saying>
  /** Fields whose floating tip is hidden, because the shopper has come to them. */
  readonly hiddenTips: ReadonlySet<string>
  /** The values as texts, for the places that repeat them. */
  readonly reflections: ByField<readonly string[]>
  /** The captchas and quizzes that replace those that the page came with, by field. */
  readonly captcha: Refill['captcha']
  readonly quiz: Refill['quiz']
  /** Sent with the next submission; `undefined`: what the server rendered. */
  readonly postedDataHash: string | undefined
  readonly isSending: boolean
  /** Was it ever sent, or held for an add-on? Then the wheel beside the button has its room. */
  readonly hasBegun: boolean
  /** The last submission was sent. */
  readonly wasSent: boolean
  /** How often the form was sent or reset: results that were requested before the last time are out of date. */
  readonly turn: number
}

/** What the components of a form draw. */
export interface ShownForm {
  form: OurForm
  state: FormState
}

/** Something that happened to a form: takes the state before and returns the one after. */
export type FormChange = (state: FormState) => FormState

/** The state of a form of which only the status is known that the server rendered. */
export function initialState(status: string): FormState {
  return {
    status,
    message: undefined,
    errors: { fields: new Map(), rest: undefined },
    hiddenTips: new Set(),
    reflections: { fields: new Map(), rest: undefined },
    captcha: {},
    quiz: {},
    postedDataHash: undefined,
    isSending: false,
    hasBegun: false,
    wasSent: false,
    turn: 0,
  }
}

/** Clears all messages and errors; results that were requested before this are out of date. */
const cleared: FormChange = (state) => ({
  ...state,
  errors: { fields: new Map(), rest: { text: '' } },
  hiddenTips: new Set(),
  message: { text: '' },
  turn: state.turn + 1,
})

/** Adds errors of some fields; the newest comes last, and its tip is shown. */
function withFaults(state: FormState, faults: readonly Fault[]): FormState {
  const fields = new Map(state.errors.fields)
  const hiddenTips = new Set(state.hiddenTips)
  for (const { field, message } of faults) {
    fields.delete(field)
    fields.set(field, { text: message })
    hiddenTips.delete(field)
  }
  return { ...state, errors: { ...state.errors, fields }, hiddenTips }
}

/** The shopper sends the form: all messages are cleared. */
export const begun: FormChange = (state) => ({ ...cleared(state), wasSent: false })

/** It waits for an add-on to do its part. */
export const held: FormChange = (state) => ({ ...state, status: 'submitting', hasBegun: true })

/** It is on its way. */
export const submitted: FormChange = (state) => ({ ...held(state), isSending: true })

/** The server answered; `status` is the one that is displayed. */
export function answered(status: string): FormChange {
  return (state) => ({ ...state, status, isSending: false })
}

/** What the server has done with the message: has it accepted it, and its hash; an empty one leaves the one before. */
export function delivered(wasSent: boolean, postedDataHash: string): FormChange {
  return (state) => ({ ...state, wasSent, postedDataHash: postedDataHash || state.postedDataHash })
}

/** The server's messages about the form and its fields. */
export function messagesShown(message: string, faults: readonly Fault[]): FormChange {
  return (state) => ({ ...withFaults(state, faults), message: { text: message } })
}

/** There was no usable answer. */
export function failed(message: string): FormChange {
  return (state) => ({ ...answered('failed')(state), message: { text: message } })
}

/** New captchas and quizzes are there. */
export function puzzlesRenewed({ captcha, quiz }: Refill): FormChange {
  return (state) => ({ ...state, captcha: { ...state.captcha, ...captcha }, quiz: { ...state.quiz, ...quiz } })
}

/**
 * The fields are empty again, and new captchas are asked for. A thank-you stays (behaviour
 * contact-form.change.reset-after-sent-goes-to-sent).
 */
export const emptied: FormChange = (state) => ({
  ...cleared(state),
  ...(state.wasSent && { message: state.message }),
  status: 'resetting',
  reflections: { fields: new Map(), rest: [] },
})

/** New captchas are there, or will not come. */
export const settled: FormChange = (state) => ({ ...state, status: state.wasSent ? 'sent' : 'init' })

/** The browser checks the form. */
export const checking: FormChange = (state) => ({ ...state, status: 'validating' })

/** The browser has checked the form; `status` is the one before. */
export function checked(status: string, checks: readonly FieldCheck[]): FormChange {
  return (state) => ({
    ...withFaults(state, checks),
    status,
    reflections: {
      ...state.reflections,
      fields: new Map([...state.reflections.fields, ...checks.map(({ field, words }) => [field, words] as const)]),
    },
  })
}

/** The shopper has come to a field: its floating tip is hidden. */
export function tipHidden(field: string): FormChange {
  return (state) =>
    state.hiddenTips.has(field) ? state : { ...state, hiddenTips: new Set(state.hiddenTips).add(field) }
}
