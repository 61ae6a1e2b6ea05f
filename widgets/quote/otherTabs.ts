import { onStoredElsewhere, writeStorage } from '../../src/page/storage'
import { whenPageVisible } from '../../src/page/whenPageVisible'

/** Where a tab keeps when it has changed the quote list, in epoch ms: the others hear of it. The plugin keeps nothing of the kind. */
const CHANGED_KEY = 'shop-islands-quote-changed'

/** Tells other tabs that the quote list has changed. */
export function tellOtherTabs(): void {
  writeStorage('localStorage', CHANGED_KEY, String(Date.now()))
}

/**
 * Calls back when another tab has changed the quote list, once this one is seen: until then the other may go on changing it, and two calls
 * at a time could overwrite each other's session (field notes: Answers).
 *
 * @returns a function that stops it.
 */
export function onChangedElsewhere(act: () => void): () => void {
  let isDue = false
  return onStoredElsewhere((key) => {
    if (key !== CHANGED_KEY || isDue) return
    isDue = true
    whenPageVisible(() => {
      isDue = false
      act()
    })
  })
}
