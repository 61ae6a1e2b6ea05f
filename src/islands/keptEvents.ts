import { onLeaving } from '../page/leaving'
import type { Area } from './area'
import type { Definition } from './definition'

/**
 * Milliseconds for which a claimed event is kept; after that it happens natively, and the file may still arrive for the next one
 * (decisions: A touch is held for 10 s, a file lost after 120 s).
 */
const HOLD_TIMEOUT = 10_000

/** An event that waits for its island. */
interface Kept {
  event: Event
  /**
   * Events of one group are handed over in their order. A group is an area, a theme author's own definition, or a form that waits to be
   * sent.
   */
  group: Area | Definition | Element
  /** The form in which it happened, where it may change what the form sends. */
  form: Element | null
  /** Whose event it is: an object that belongs to its island alone, or the form that waits to be sent. */
  owner: object
  /** Is its island still loading? */
  isLoading(): boolean
  hand(event: Event): void
  /** Called in place of `hand` if it is kept for too long; absent for an event that may wait for ever. */
  giveUp?: ((event: Event) => void) | false | undefined
  /** Sends the request while the page is left, where that is possible without the island's code. */
  sendOnLeaving?: ((event: Event) => void) | false | undefined
  /** Waits until it is kept for too long; set by `keep`. */
  timer?: ReturnType<typeof setTimeout>
}

/** All events that wait, in the order in which they happened. */
const kept: Kept[] = []

/** May an event be handed over? Its island is awake, and no earlier event of its group, or in its form, still waits. */
function isNext({ isLoading, group, form }: Kept, index: number): boolean {
  if (isLoading()) return false
  return !kept.slice(0, index).some((before) => before.group === group || (form && before.form === form))
}

/** Hands over every event that can be handed over: in each group, and in each form, the oldest first (behaviour cart.queue.keeps-order). */
export function handOver(): void {
  for (let index = kept.findIndex(isNext); index >= 0; index = kept.findIndex(isNext)) {
    const next = kept[index] as Kept
    remove(next)
    next.hand(next.event)
  }
}

/** No longer keeps an event. */
function remove(waiting: Kept): void {
  kept.splice(kept.indexOf(waiting), 1)
  clearTimeout(waiting.timer)
}

/** Keeps an event, or hands it over at once where that is possible. */
export function keep(waiting: Kept): void {
  kept.push(waiting)
  handOver()
  if (!waiting.giveUp || !kept.includes(waiting)) return
  waiting.timer = setTimeout(() => {
    // A link that is followed leads away from all others that act.
    const together = waiting.sendOnLeaving ? kept.filter(({ sendOnLeaving }) => sendOnLeaving) : [waiting]
    for (const each of together) {
      if (!each.giveUp) continue
      remove(each)
      each.giveUp(each.event)
    }
    handOver()
  }, HOLD_TIMEOUT)
}

/** Is an event of this owner still waiting? */
export function keepsFor(asked: object): boolean {
  return kept.some(({ owner }) => owner === asked)
}

/** Is an event from this form still waiting? */
export function keepsIn(asked: Element): boolean {
  return kept.some(({ form }) => form === asked)
}

/** Takes back the events of one owner. @returns them in order. */
export function takeBack(asked: object): Event[] {
  const taken = kept.filter(({ owner }) => owner === asked)
  taken.forEach(remove)
  return taken.map(({ event }) => event)
}

onLeaving(() => {
  for (const waiting of [...kept]) {
    const { event, sendOnLeaving } = waiting
    if (!sendOnLeaving) continue
    remove(waiting)
    sendOnLeaving(event)
  }
})
