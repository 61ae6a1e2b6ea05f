import { SLIDING } from '../page/sliding'
import { isInUse } from './shopperState'

/** What other scripts put on the elements on which they have begun, Perfect Scrollbar and sliders: the server never prints it. */
const BEGUN = `[data-ps-id],${SLIDING}`

/**
 * Must a live element be replaced as a whole by the server's version of it, because another script has begun on it? If it stayed, it would
 * lose the mark that says so and what that script has put into it, and the script would begin a second time on an element that still has its
 * listeners. One that the shopper is using stays all the same.
 */
export function isBegunElsewhere(live: Node, fresh: Node): boolean {
  const isBegun = (node: Node) => node instanceof Element && node.matches(BEGUN)
  return isBegun(live) && !isBegun(fresh) && !isInUse(live as Element)
}
