import type { AuthorMessageCode } from '../author/messages'
import { dispatch } from './events'

/** What `shop-islands:error` carries: which message, and what was known when it happened. */
export interface ReportDetail {
  code: AuthorMessageCode
  /** What was wrong: a selector, a setting's name, a call's name, a caught error. */
  cause?: unknown
}

/** What was reported already for an element (or, for page-wide ones, for the document): each code with its cause. */
const reported = new WeakMap<object, Set<string>>()

/**
 * The one error funnel: raises `shop-islands:error` on the element and tells the theme author in the console, once per element, code and
 * cause. The texts are in a file of their own, so that a page without errors never loads them.
 *
 * @param code which message of `messages`.
 * @param element the element concerned; absent for the page as a whole.
 * @param cause what was wrong, in the terms of the message.
 */
export function report(code: AuthorMessageCode, element?: Element | null, cause?: unknown): void {
  const target = element ?? document
  const codes = reported.get(target) ?? new Set()
  const key = `${code} ${cause}`
  if (codes.has(key)) return
  reported.set(target, codes.add(key))
  dispatch('shop-islands:error', { code, cause }, target)
  import('../author/messages').then(
    ({ explain }) => explain(code, element, cause),
    () => console.error(`shop-islands: ${code}`, element, cause),
  )
}
