import type { Messages } from '../text/messages'
import { textsOf } from '../text/text'

/**
 * The texts of an area in the shopper's language. They are loaded before a component is mounted; where they could not be, all are empty,
 * and a component leaves out what would have no words.
 *
 * @param area an area of our own texts, as in `src/text/en.ts`.
 * @returns its texts by key.
 */
export function useText<Area extends keyof Messages>(area: Area): Messages[Area] {
  return textsOf(area)
}
