import { report } from '../page/report'
import type { Definition } from './definition'

/** On what was clicked or sent while the code that answers is still on its way, where no busy class says so. */
const WAITS = 'data-island-waits'

/** Shows that something waits: the first sign does not wait for the network. @returns what takes the sign off. */
export function markWaiting(element: Element): () => void {
  element.setAttribute(WAITS, '')
  return () => element.removeAttribute(WAITS)
}

/** The events after which a shopper expects to see something. */
const ACTIONS = ['click', 'submit']

/**
 * What an island shows of the events that it is handed. The busy class stands on its host, or on the element that the definition names, as long as
 * a claimed click or submit is under way; a definition without that class marks what was clicked, and only while its code loads.
 */
export function createBusySign({ busyClass, busyElement, claims = {} }: Definition, host: HTMLElement) {
  let count = 0
  let element: Element | null | undefined
  /** What takes the sign off that stands while the code loads. The event itself cannot tell later: out of a shadow tree it forgets its target. */
  const whileLoading = new Map<Event, () => void>()
  const isAction = ({ type }: Event) => ACTIONS.includes(type) && type in claims

  const find = () => {
    try {
      return busyElement ? busyElement(host) : host
    } catch (error) {
      report('island-crashed', host, error)
      return null
    }
  }

  const add = () => {
    if (!busyClass) return
    count += 1
    element ??= find()
    element?.classList.add(busyClass)
  }

  const remove = () => {
    if (!busyClass || count === 0) return
    count -= 1
    if (count === 0) element?.classList.remove(busyClass)
  }

  return {
    /** An event has come. `isLoading`: its code is not there yet, which typing shows, too. */
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
    /** An event waits no longer for its code. */
    loaded(event: Event) {
      whileLoading.get(event)?.()
      whileLoading.delete(event)
    },
    /** All that an event has set going is done, or given up. */
    settled(event: Event) {
      if (isAction(event)) remove()
    },
    /** Takes the sign off for good, whatever is still under way: the island has ended, and its host is the page's again. */
    clear() {
      count = Math.min(count, 1)
      remove()
    },
  }
}
