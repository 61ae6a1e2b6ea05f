import { onLeaving } from '../page/leaving'
import type { Area } from './area'
import type { Definition } from './definition'

/** Milliseconds for which a touch is held; after that it happens natively, and the file may still come for the next one (decisions: A touch is held for 10 s, a file lost after 120 s). */
const HOLD_TIMEOUT = 10_000

/** An event that waits for its island. */
interface Kept {
  event: Event
  /**
   * Events of one group are served in their order. A group is what loads together: an area, a theme author's own definition; or a form that
   * is to be sent.
   */
  group: Area | Definition | Element
  /** The form in which it was done, where it is one of those that decide what the form says. */
  form: Element | null
  /** Whose event it is: an object that only its island has, or the form that is to be sent. */
  owner: object
  /** Is its island still loading? */
  isLoading(): boolean
  hand(event: Event): void
  /** Has the shop do it while the page goes, where that can be done without the island's code. */
  leave?: ((event: Event) => void) | false | undefined
}

/** All that waits on the page, in the order in which the shopper did it. */
const kept: Kept[] = []

/** May an event be handed over? Its island is awake, and no earlier event of its group, or in its form, still waits. */
function isNext({ isLoading, group, form }: Kept, index: number): boolean {
  if (isLoading()) return false
  return !kept.slice(0, index).some((before) => before.group === group || (form && before.form === form))
}

/**
 * Hands over what can be: the oldest of a group first (behaviour cart.queue.keeps-order), and nothing that was done in a form before what
 * was done there earlier.
 */
export function handOver(): void {
  for (let index = kept.findIndex(isNext); index >= 0; index = kept.findIndex(isNext)) {
    const [next] = kept.splice(index, 1) as [Kept]
    next.hand(next.event)
  }
}

/** Keeps an event, or hands it over at once where that can be. */
export function keep(event: Kept): void {
  kept.push(event)
  handOver()
}

/** Does an event of this owner still wait? */
export function keepsFor(asked: object): boolean {
  return kept.some(({ owner }) => owner === asked)
}

/** Does an event still wait that was done in this form? */
export function keepsIn(asked: Element): boolean {
  return kept.some(({ form }) => form === asked)
}

/** Takes back the events of one owner, or one of them. @returns those that were still there, in order. */
export function takeBack(owner: object, event?: Event): Event[] {
  const taken = kept.filter((waiting) => waiting.owner === owner && (!event || waiting.event === event))
  for (const waiting of taken) kept.splice(kept.indexOf(waiting), 1)
  return taken.map((waiting) => waiting.event)
}

/** Lets go of an event that is kept for too long; what has waited for it is handed over then. `release`: what is done with the event. */
export function letGoInTime(owner: object, event: Event, release: (event: Event) => void): void {
  setTimeout(() => {
    for (const late of takeBack(owner, event)) release(late)
    handOver()
  }, HOLD_TIMEOUT)
}

onLeaving(() => {
  for (const { owner, event, leave } of [...kept]) if (leave) takeBack(owner, event).forEach(leave)
})
