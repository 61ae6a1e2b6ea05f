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
  /** Sends the request while the page is left, where that is possible without the island's code. */
  leave?: ((event: Event) => void) | false | undefined
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
    const [next] = kept.splice(index, 1) as [Kept]
    next.hand(next.event)
  }
}

/** Keeps an event, or hands it over at once where that is possible. */
export function keep(event: Kept): void {
  kept.push(event)
  handOver()
}

/** Is an event of this owner still waiting? */
export function keepsFor(asked: object): boolean {
  return kept.some(({ owner }) => owner === asked)
}

/** Is an event from this form still waiting? */
export function keepsIn(asked: Element): boolean {
  return kept.some(({ form }) => form === asked)
}

/** Takes back the events of one owner, or one of them. @returns those that were still there, in order. */
export function takeBack(owner: object, event?: Event): Event[] {
  const taken = kept.filter((waiting) => waiting.owner === owner && (!event || waiting.event === event))
  for (const waiting of taken) kept.splice(kept.indexOf(waiting), 1)
  return taken.map((waiting) => waiting.event)
}

/** Calls `release` with an event that is kept for too long, and hands over what has waited for it. */
export function letGoInTime(owner: object, event: Event, release: (event: Event) => void): void {
  setTimeout(() => {
    for (const late of takeBack(owner, event)) release(late)
    handOver()
  }, HOLD_TIMEOUT)
}

onLeaving(() => {
  for (const { owner, event, leave } of [...kept]) if (leave) takeBack(owner, event).forEach(leave)
})
