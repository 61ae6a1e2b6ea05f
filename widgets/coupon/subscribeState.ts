import type { CouponAnswer } from './couponCalls'

/** The fields that may be wrong or missing. */
export type Field = 'email' | 'detail' | 'consent' | 'captcha'

/** The state of a form to subscribe. */
export interface SubscribeState {
  isSending: boolean
  /** The warning, as HTML; empty where there is none. */
  warning: string
  /** The fields that are marked as wrong. */
  marked: readonly Field[]
  /** The field that gets the focus; a new object at each try. */
  wanted?: { field: Field }
  /** The answer after a subscription, and the height, in CSS, that its place keeps. */
  done?: { answer: CouponAnswer; height: string }
}

/** What may happen to such a form. */
export type SubscribeAction =
  /** A field is wrong or missing, or the server refuses it. */
  | { type: 'wrong'; field: Field; warning: string }
  | { type: 'sent' }
  /** The request failed. */
  | { type: 'failed'; warning: string }
  | { type: 'subscribed'; answer: CouponAnswer; height: string }
  /** The shopper changes the address. */
  | { type: 'typed' }
  /** The shopper fills in a required detail; is it the last one that was missing? */
  | { type: 'filled'; isLast: boolean }
  | { type: 'ticked'; isTicked: boolean }
  /** The pop-up around the form closes. */
  | { type: 'closed' }

/** A form that nobody has sent. */
export const initialState: SubscribeState = { isSending: false, warning: '', marked: [] }

/** The state after something has happened. */
export function subscribeReducer(state: SubscribeState, action: SubscribeAction): SubscribeState {
  const without = (corrected: Field) => state.marked.filter((field) => field !== corrected)
  switch (action.type) {
    case 'wrong':
      return { ...initialState, warning: action.warning, marked: [action.field], wanted: { field: action.field } }
    case 'sent':
      return { ...initialState, isSending: true }
    case 'failed':
      return { ...initialState, warning: action.warning }
    case 'subscribed':
      return { ...initialState, done: { answer: action.answer, height: action.height } }
    case 'typed':
      return { ...state, warning: '', marked: without('email') }
    case 'filled':
      // A new state in either case: which of several details are missing is read when the form is rendered.
      return { ...state, marked: action.isLast ? without('detail') : state.marked }
    case 'ticked':
      return { ...state, marked: action.isTicked ? without('consent') : [...without('consent'), 'consent'] }
    case 'closed':
      return { ...state, warning: '' }
  }
}

/** What counts as an address in both the pop-up and the widget (plugins contract 4.4). */
const ADDRESS = /^[a-z\d._-]+@[a-z\d.-]+\.[a-z]{2,4}$/i

/** What is filled in when a form is sent. */
export interface Filled {
  /** Without blanks around it. */
  address: string
  /** Is a required detail besides the address missing? */
  isDetailMissing: boolean
  /** Is a required consent missing? */
  isConsentMissing: boolean
  /** Must a captcha still be solved? */
  isCaptchaMissing: boolean
}

/**
 * The first thing that keeps a form from being sent; e-mail, further details, consent and captcha are checked in this order (behaviours
 * coupon-popup.email.*, coupon-popup.consent.*, coupon-popup.captcha.*, subscribe.email.*, subscribe.consent.*).
 *
 * @returns the field, and the name of the text that says what is wrong, where there is one; `undefined` where nothing is wrong.
 */
export function findFault({
  address,
  isDetailMissing,
  isConsentMissing,
  isCaptchaMissing,
}: Filled): { field: Field; text?: 'emptyEmail' | 'invalidEmail' | 'consent' } | undefined {
  if (!address) return { field: 'email', text: 'emptyEmail' }
  if (!ADDRESS.test(address)) return { field: 'email', text: 'invalidEmail' }
  if (isDetailMissing) return { field: 'detail' }
  if (isConsentMissing) return { field: 'consent', text: 'consent' }
  return isCaptchaMissing ? { field: 'captcha' } : undefined
}
