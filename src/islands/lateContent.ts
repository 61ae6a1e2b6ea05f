import { lookThrough } from './findHosts'
import { leaveWithHosts } from './islands'
import { whenIdle } from './whenIdle'

/** How many parts that arrived together are looked through one by one; if there are more, the whole page is looked through once. */
const MOST_PARTS = 20

/** What has arrived and must still be looked through. */
const late = new Set<Element>()

/**
 * Wakes the islands in a part of the page that arrived late. Swapped fragments, infinite scroll and page builders are noticed without it;
 * this is for callers that do not want to wait.
 *
 * @param roots the parts that arrived; the whole page where none is given.
 */
export function scan(...roots: (ParentNode & Node)[]): void {
  lookThrough(roots.length > 0 && roots.length <= MOST_PARTS ? roots : [document])
}

function onMutations(records: MutationRecord[]): void {
  leaveWithHosts()
  const isLookDue = late.size > 0
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      // `<link>` elements are skipped: each file that is fetched ahead adds one, and none is or contains a host.
      if (node instanceof Element && node.localName !== 'link') late.add(node)
    }
  }
  if (isLookDue || late.size === 0) return
  whenIdle(() => {
    scan(...late)
    late.clear()
  })
}

/** Wakes islands in what arrives from now on, and takes off those in what leaves (decisions: Late content is noticed by one observer). */
export function watchLateContent(): void {
  new MutationObserver(onMutations).observe(document, { childList: true, subtree: true })
}
