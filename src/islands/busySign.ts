import { report } from '../page/report'
import type { Definition } from './definition'

/** On what was clicked or sent while the code that answers is still on its way, where no busy class says so. */
const WAITS = 'data-island-waits'

/** Shows that something waits: the first sign does not wait for the network. @returns what takes the sign off. */
export function markWaiting(element: Element): () => void {
  element.setAttribute(WAITS, '')
  return () => element.removeAttribute(WAITS)
}

/** The sign that something is under way, on as long as anything is. */
export function createBusySign({ busyClass, busyElement }: Definition, host: HTMLElement) {
  let count = 0
  let element: Element | null | undefined
  const find = () => {
    try {
      return busyElement ? busyElement(host) : host
    } catch (error) {
      report('island-crashed', host, error)
      return null
    }
  }
  const sign = {
    add() {
      if (!busyClass) return
      count += 1
      element ??= find()
      element?.classList.add(busyClass)
    },
    remove() {
      if (!busyClass || count === 0) return
      count -= 1
      if (count === 0) element?.classList.remove(busyClass)
    },
    /** Takes the sign off for good, whatever is still under way: the island has ended, and its host is the page's again. */
    clear() {
      count = Math.min(count, 1)
      sign.remove()
    },
  }
  return sign
}
