// Wraps the browser's way of an event through the page: what a listener stops on its way reaches none of those that come later.

/**
 * Acts on an event that a listener stops on its way, in the place of the event's default: dropdowns stop clicks in them to stay open, and
 * mean no more by that. An event whose default a listener prevents, as `return false` does in jQuery, before it stops the event or after,
 * is that listener's own. Nothing is done about one that `onclick` or the like stops: what it returns cannot be known. Of several who want
 * to act, the one does who has asked last: the event would have reached that one first.
 *
 * @param event one that has only begun its way, for the window's listener or the document's in the capture phase. If its default was
 *   prevented already, it was so by whoever calls this.
 * @param act called in a task of its own when the event is over; also when one whose default was prevented already was not stopped.
 */
export function whenStopped(event: Event, act: () => void): void {
  const prevent = event.preventDefault.bind(event)
  let isOurs = event.defaultPrevented
  let isTaken = false
  event.preventDefault = () => {
    isTaken = true
    prevent()
  }
  for (const name of ['stopPropagation', 'stopImmediatePropagation'] as const) {
    const stop = event[name].bind(event)
    event[name] = () => {
      const { currentTarget, defaultPrevented, type } = event
      if (currentTarget && !defaultPrevented && !Reflect.get(currentTarget, `on${type}`)) {
        // Now or never: the browser may be next.
        isOurs = true
        prevent()
      }
      stop()
    }
  }
  setTimeout(() => {
    if (isOurs && !isTaken) act()
  })
}
