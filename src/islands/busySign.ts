import { keepShown, markWaiting } from '../page/markWaiting'
import { askSafely } from './askSafely'
import type { Definition } from './definition'

/** The events after which a shopper expects to see something. */
const ACTIONS = ['click', 'submit']

/**
 * Shows that an island is busy with an event. The busy class stays on its host, or on the element that the definition names, as long as a
 * claimed click or submit is under way. Without a busy class, what was clicked is marked, and only while its code loads.
 */
export function createBusySign({ busyClass, busyElement, claims = {} }: Definition, host: HTMLElement) {
  let count = 0
  let element: Element | null | undefined
  let stop = () => {}
  /**
   * What takes off each sign that is shown while the code loads. The element cannot be found from the event later: an event from a shadow
   * tree loses its target.
   */
  const whileLoading = new Map<Event, () => void>()
  const isAction = ({ type }: Event) => ACTIONS.includes(type) && type in claims

  const add = () => {
    if (!busyClass) return
    // Anew for each action: a swap may have put another element there.
    if (count === 0) element = askSafely(host, () => (busyElement ? busyElement(host) : host), null)
    count += 1
    stop()
    stop = keepShown(() => element?.classList.add(busyClass))
  }

  const remove = () => {
    if (!busyClass || count === 0) return
    count -= 1
    if (count > 0) return
    stop()
    element?.classList.remove(busyClass)
  }

  return {
    /** An event has come. `isLoading`: its code is not there yet; only then does typing show a sign. */
    begin(event: Event, isLoading: boolean) {
      if (isAction(event)) add()
      if (!isLoading) return
      if (event.type === 'input') {
        add()
        whileLoading.set(event, remove)
      } else if (isAction(event) && !busyClass && event.target) {
        whileLoading.set(event, markWaiting(event.target as Element))
      }
    },
    /** An event no longer waits for its code. */
    loaded(event: Event) {
      whileLoading.get(event)?.()
      whileLoading.delete(event)
    },
    /** Everything that an event started is done, or was given up. */
    settled(event: Event) {
      if (isAction(event)) remove()
    },
    /** An event is given up: the page may stay, or be shown again. */
    end(event: Event) {
      this.loaded(event)
      this.settled(event)
    },
    /** Takes the sign off for good, whatever is still under way: the island has ended, and its host is the page's again. */
    clear() {
      // As if only one action were left, whatever still runs.
      count = Math.min(count, 1)
      remove()
    },
  }
}
