import type { Refill } from './contactFormWire'
import type { OurForm } from './formFacts'

/** What we say by field: of those listed each its own, of all others `rest`; `undefined` leaves what the server rendered. */
export interface ByField<Said> {
  readonly fields: ReadonlyMap<string, Said>
  readonly rest: Said | undefined
}

/** What is said of one field. */
export function saidOf<Said>({ fields, rest }: ByField<Said>, field: string): Said | undefined {
  return fields.get(field) ?? rest
}

/** What is wrong with a field. */
export interface Fault {
  readonly field: string
  /** Empty where nothing is wrong. */
  readonly message: string
}

/** The outcome of a field's check in the browser. */
export interface FieldCheck extends Fault {
  /** What is filled in, in words, where it is valid. */
  readonly words: readonly string[]
}

/** Everything that a form shows beside what is typed into it. */
export interface FormState {
  /** As displayed (behaviours contact-form.status.*). */
  readonly status: string
  /** About the form as a whole; `undefined`: what the server rendered. */
  readonly message: string | undefined
  /** What is wrong, by field, in the order in which it was found; empty: nothing is. */
  readonly errors: ByField<string>
  /** Fields whose floating tip has given way. */
  readonly hiddenTips: ReadonlySet<string>
  /** What is filled in, in words, for the places that show it again. */
  readonly reflections: ByField<readonly string[]>
  /** The puzzles that took the place of the server's. */
  readonly puzzles: Refill
  /** Goes out with the next submission; empty: what the server rendered. */
  readonly postedDataHash: string
  readonly isSending: boolean
  /** Was it ever? Then the wheel stands beside the button. */
  readonly hasSent: boolean
  /** The last submission was sent. */
  readonly wasSent: boolean
  /** How often the form was sent or reset: what was asked for before the last time is out of date. */
  readonly turn: number
}

/** What the components of a form draw. */
export interface ShownForm {
  form: OurForm
  state: FormState
}

/** What may happen to a form. */
export type FormStep =
  /** The shopper sends it: everything that is said about it goes. */
  | { type: 'submit' }
  /** It is on its way; `isHeld`: not before an add-on has done its part. */
  | { type: 'send'; isHeld: boolean }
  /** The server answered, with this code. */
  | { type: 'answer'; code: string }
  /** New puzzles are there. */
  | { type: 'renew'; puzzles: Refill }
  /** The message is on its way. */
  | { type: 'sent' }
  /** What the server says about form and fields. */
  | { type: 'tell'; message: string; faults: readonly Fault[]; postedDataHash: string }
  /** The server said nothing of use. */
  | { type: 'fail'; message: string }
  /** The fields are empty again, and new puzzles are asked for. */
  | { type: 'reset' }
  /** New puzzles are there, or will not come. */
  | { type: 'settle' }
  /** The browser checks the form. */
  | { type: 'check' }
  /** It has; `status` is the one before. */
  | { type: 'checked'; status: string; checks: readonly FieldCheck[] }
  /** The shopper comes to the field. */
  | { type: 'hide-tip'; field: string }

/** Server codes with the status that is displayed (behaviours contact-form.status.*). */
const displayed: ReadonlyMap<string, string> = new Map([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
  ['payment_required', 'payment-required'],
  ...['init', 'spam', 'aborted', 'submitting', 'resetting', 'validating'].map((word) => [word, word] as const),
])

/** The status that is displayed for a code. Whatever is no letter or digit becomes a hyphen, as on the server (plugins contract 1.12). */
function displayedStatus(code: string): string {
  return displayed.get(code) ?? `custom-${code.replace(/[^0-9a-z]+/gi, '-')}`
}

/** Nothing is wrong with any field. */
const NO_ERRORS = { errors: { fields: new Map<string, string>(), rest: '' }, hiddenTips: new Set<string>() }

/** A form of which nothing is known but the status that the server rendered. */
export function initialState(status: string): FormState {
  return {
    status,
    message: undefined,
    errors: { fields: new Map(), rest: undefined },
    hiddenTips: new Set(),
    reflections: { fields: new Map(), rest: undefined },
    puzzles: { captcha: {}, quiz: {} },
    postedDataHash: '',
    isSending: false,
    hasSent: false,
    wasSent: false,
    turn: 0,
  }
}

/** Says what is wrong with some fields; the newest comes last, and its tip shows. */
function withFaults({ errors, hiddenTips }: FormState, faults: readonly Fault[]) {
  const fields = new Map(errors.fields)
  const hidden = new Set(hiddenTips)
  for (const { field, message } of faults) {
    fields.delete(field)
    fields.set(field, message)
    hidden.delete(field)
  }
  return { errors: { ...errors, fields }, hiddenTips: hidden }
}

/** The state after something has happened. */
export function formReducer(state: FormState, step: FormStep): FormState {
  switch (step.type) {
    case 'submit':
      return { ...state, ...NO_ERRORS, message: '', wasSent: false, turn: state.turn + 1 }
    case 'send':
      return step.isHeld
        ? { ...state, status: 'submitting' }
        : { ...state, status: 'submitting', isSending: true, hasSent: true }
    case 'answer':
      return { ...state, status: displayedStatus(step.code), isSending: false }
    case 'renew': {
      const { captcha, quiz } = state.puzzles
      return {
        ...state,
        puzzles: { captcha: { ...captcha, ...step.puzzles.captcha }, quiz: { ...quiz, ...step.puzzles.quiz } },
      }
    }
    case 'sent':
      return { ...state, wasSent: true }
    case 'tell': {
      const { message, faults, postedDataHash } = step
      return {
        ...state,
        ...withFaults(state, faults),
        message,
        postedDataHash: postedDataHash || state.postedDataHash,
      }
    }
    case 'fail':
      return { ...state, status: 'failed', message: step.message, isSending: false }
    case 'reset':
      return {
        ...state,
        ...NO_ERRORS,
        status: 'resetting',
        message: state.wasSent ? state.message : '',
        reflections: { fields: new Map(), rest: [] },
        turn: state.turn + 1,
      }
    case 'settle':
      return { ...state, status: state.wasSent ? 'sent' : 'init' }
    case 'check':
      return { ...state, status: 'validating' }
    case 'checked': {
      const { status, checks } = step
      const fields = new Map(state.reflections.fields)
      for (const { field, words } of checks) fields.set(field, words)
      return {
        ...state,
        ...withFaults(state, checks),
        status,
        reflections: { ...state.reflections, fields },
      }
    }
    case 'hide-tip':
      return { ...state, hiddenTips: new Set(state.hiddenTips).add(step.field) }
  }
}
