import type { Island } from '../../src/islands/island'
import { part } from './couponHooks'
import { makePressable } from './makePressable'
import { prepareWarning } from './warnings'

/** Lets the keyboard reach the button of a subscribe widget, and its warnings be read out. */
export default function attach({ host: widget }: Island): undefined {
  makePressable(part(widget, 'button'))
  prepareWarning(widget)
}
