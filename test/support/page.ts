/** Shows HTML as the page. */
export function showPage(html: string): void {
  document.body.innerHTML = html
}

/**
 * The first element that a selector matches, inside of another where one is given; throws where there is none, so that a test names what it
 * misses.
 */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, inside: ParentNode = document): Found {
  const found = inside.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector} on the page`)
  return found
}

/** Presses a key on an element, with what else the event says where it is given. Returns the event. */
export function press(key: string, target: EventTarget, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event
}

/** Clicks an element, with modifier keys or another button where they are given. Returns the event. */
export function click(target: EventTarget, keys: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  target.dispatchEvent(event)
  return event
}
