// Wraps the browser's order of listeners: one that is added to the body now is called after all that were there before.
import { whenStopped } from '../page/whenStopped'

/**
 * Acts on an event that was claimed in the capture phase only when it has bubbled up to the body, where the shop's own scripts listen. The
 * page's listeners below the body have run by then, and may have changed the host's data. A listener that stops the event and prevents its
 * default, as `return false` does in jQuery, keeps it for itself; one that only stops it, as dropdowns do to stay open, does not. If the
 * event has left the capture phase, was stopped or does not bubble, `act` is called at once.
 *
 * @param event an event whose default was prevented already.
 */
export function whenAtBody(event: Event, act: () => void): void {
  if (event.eventPhase !== event.CAPTURING_PHASE || event.cancelBubble || !event.bubbles) {
    act()
    return
  }
  const { body } = document
  let isOver = false
  const hear = (heard: Event) => {
    if (heard !== event || isOver) return
    isOver = true
    act()
  }
  body.addEventListener(event.type, hear)
  whenStopped(event, () => hear(event))
  setTimeout(() => body.removeEventListener(event.type, hear))
}
