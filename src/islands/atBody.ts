// Wraps how the browser tells of an event: who comes to listen on the body now hears of it after everybody who was there before.

/**
 * Acts when an event that was claimed on its way down has come up to the body, where the shop's own scripts listen. The page's listeners
 * below have had it then: what they have noted on the host counts. One that stops the event and prevents its default, as `return false` does in
 * jQuery, has it for itself; one that only stops it, as dropdowns do to stay open, does not. An event that is not on its way down any more, or
 * goes no further, is acted on at once.
 *
 * @param event its default has been prevented.
 */
export function whenAtBody(event: Event, act: () => void): void {
  if (event.eventPhase !== Event.CAPTURING_PHASE || event.cancelBubble || !event.bubbles) {
    act()
    return
  }
  const { body } = document
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    body.removeEventListener(event.type, hear)
    act()
  }
  const hear = (heard: Event) => heard === event && finish()
  body.addEventListener(event.type, hear)
  let isTaken = false
  event.preventDefault = () => {
    isTaken = true
  }
  setTimeout(() => {
    if (isTaken) body.removeEventListener(event.type, hear)
    else finish()
  })
}
