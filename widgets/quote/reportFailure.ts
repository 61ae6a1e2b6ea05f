import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'

/** Tells everybody, and the author, that a call on behalf of a button or remove link did not work. */
export function reportFailure(control: HTMLElement, error: unknown): void {
  dispatch('shop-islands:quote-failed', { error }, control)
  report('call-failed', control, error)
}
