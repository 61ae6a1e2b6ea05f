import type { Island } from '../../src/islands/island'
import { asksForStillness } from '../../src/page/stillness'

/** Milliseconds for which something is in view before it makes its entrance (contract 11.8). */
const ENTERS_AFTER = 300

/** Something that the style sheet lets enter once it is told that it can be seen (contract 11.8: `data-animate`). */
export default function attach({ host }: Island): () => void {
  const timer = setTimeout(() => host.setAttribute('data-animated', 'true'), asksForStillness() ? 0 : ENTERS_AFTER)
  return () => clearTimeout(timer)
}
