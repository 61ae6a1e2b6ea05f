import { onBeforeCopy } from '../page/pageCopies'
import { leavePage, leaveWithHosts } from './islands'
import { lookThrough } from './pageSearch'
import { whenIdle } from './whenIdle'

/** How many parts that arrived together are looked through one by one; if there are more, the whole page is looked through once. */
const MOST_PARTS = 20

/** What has arrived and must still be looked through. */
const late = new Set<Element>()

/** Milliseconds after which a copy has been made: Turbo makes it in a task of its own, Turbolinks a millisecond later. */
const COPIED_BY = 20

/** Is the page being copied by a script? */
let isCopied = false

/**
 * Looks for hosts in parts of the page, in the browser's next idle time, and wakes islands on them. Elements that arrive (swapped
 * fragments, infinite scroll, page builders) are looked through without it. This is for elements that were in the page before: a script has
 * given them a class or `data-island`, or what their definition asks for (`applies`) is there only now.
 *
 * @param roots the parts; the whole page where none is given, or more than 20.
 */
export function scan(...roots: (ParentNode & Node)[]): void {
  lookThrough(roots.length > 0 && roots.length <= MOST_PARTS ? roots : [document])
}

/** Has parts that have arrived looked through when the browser is idle. */
function lookLater(parts: Iterable<unknown>): void {
  const isLookDue = late.size > 0
  for (const part of parts) {
    // `<link>` elements are skipped: each file that is fetched ahead adds one, and none is or contains a host.
    if (part instanceof Element && part.localName !== 'link') late.add(part)
  }
  if (isLookDue || late.size === 0) return
  whenIdle(() => {
    // Afterwards the whole page is looked through.
    if (!isCopied) scan(...late)
    late.clear()
  })
}

/**
 * Lets a script copy the page as the server made it. Hosts that stay, as where only a part of the page is exchanged, wake afterwards
 * (decisions: Copies of the page are the server's).
 */
function giveCopy(): void {
  isCopied = true
  leavePage()
  setTimeout(() => {
    isCopied = false
    scan()
  }, COPIED_BY)
}

/** Wakes islands in what arrives from now on, and takes off those in what leaves (decisions: Late content is noticed by one observer). */
export function watchLateContent(): void {
  new MutationObserver((records) => {
    leaveWithHosts()
    for (const { addedNodes } of records) lookLater(addedNodes)
  }).observe(document, { childList: true, subtree: true })
  // Of the window: dialogs end by themselves before that.
  onBeforeCopy(giveCopy, window)
  // Some optimisers start a script that they have held back by giving its own element the address: nothing is added then.
  document.addEventListener('load', ({ target }) => target instanceof HTMLScriptElement && lookLater([target]), true)
}
