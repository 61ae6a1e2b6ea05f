import { lookThrough } from './findHosts'
import { leaveWithHosts } from './islands'
import { whenIdle } from './whenIdle'

/** Parts of the page that arrived together and are looked through one by one; where there are more, the page as a whole is looked through once. */
const MOST_PARTS = 20

/** What has arrived and is to be looked through. */
const late = new Set<Element>()

/**
 * Wakes the islands in a part of the page that arrived late. Swapped fragments, infinite scroll and page builders are noticed by
 * themselves; this is for callers who do not want to wait for that.
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
      // Files that are fetched ahead come as links, one after the other; no host is one or lies in one.
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
