import type { CouponAnswer } from './couponCalls'

/** What can keep a shopper from subscribing. */
export type Field = 'email' | 'detail' | 'consent' | 'captcha'

/** What a form knows in which somebody subscribes. */
export interface SubscribeState {
  isSending: boolean
  /** HTML that says what is wrong; empty where nothing is said. */
  warning: string
  /** The fields that are marked as wrong. */
  marked: readonly Field[]
  /** The field that the shopper is led to; another object at each try. */
  wanted?: { field: Field }
  /** The answer to who has subscribed, and the height, in CSS, that its place keeps. */
  done?: { answer: CouponAnswer; height: string }
}

/** What may happen to such a form. */
export type SubscribeAction =
  /** A field holds the subscription back, or the server refuses it. */
  | { type: 'wrong'; field: Field; warning: string }
  | { type: 'sent' }
  /** The request failed. */
  | { type: 'failed'; warning: string }
  | { type: 'subscribed'; answer: CouponAnswer; height: string }
  /** The shopper mends the address. */
  | { type: 'typed' }
  | { type: 'ticked'; isTicked: boolean }
  /** The pop-up around the form closes. */
  | { type: 'closed' }

/** A form that nobody has sent. */
export const initialState: SubscribeState = { isSending: false, warning: '', marked: [] }

/** The state after something has happened. */
export function subscribeReducer(state: SubscribeState, action: SubscribeAction): SubscribeState {
  const without = (mended: Field) => state.marked.filter((field) => field !== mended)
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
    case 'ticked':
      return { ...state, marked: action.isTicked ? without('consent') : [...without('consent'), 'consent'] }
    case 'closed':
      return { ...state, warning: '' }
  }
}

/** What both readings of the pop-up and the widget take for an address (plugins contract 4.4). */
const ADDRESS = /^[a-z\d._-]+@[a-z\d.-]+\.[a-z]{2,4}$/i

/** What a form holds when it is to be sent. */
export interface Filled {
  /** Without blanks around it. */
  address: string
  /** Is something missing that the server wants to know beside the address? */
  isDetailMissing: boolean
  /** Is a consent needed, and not there? */
  isConsentMissing: boolean
  /** Is a captcha to be solved? */
  isCaptchaMissing: boolean
}

/**
 * The first thing that keeps a form from being sent: e-mail, what else is needed, consent and captcha are looked at in this order (behaviours
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
