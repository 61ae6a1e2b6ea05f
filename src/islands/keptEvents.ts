import type { Definition } from './definition'

/** An event that waits for its island. */
interface Kept {
  event: Event
  /** The island, known by what only it has. */
  owner: object
  /** Is there nobody yet to hand it to? */
  isLoading(): boolean
  hand(event: Event): void
}

/** What waits, by area: its file serves all that waits for it, and the shopper's order counts across its islands. */
const queues = new WeakMap<object, Kept[]>()

/** The waiting events of an area; a theme author's own definition has a queue to itself. */
export function queueOf(definition: Definition): Kept[] {
  const key = definition.area ?? definition
  const queue = queues.get(key) ?? []
  queues.set(key, queue)
  return queue
}

/** Hands over what can be: the oldest first, and nothing before it (behaviour cart.queue.keeps-order). */
export function handOver(queue: Kept[]): void {
  for (let first = queue[0]; first && !first.isLoading(); first = queue[0]) {
    queue.shift()
    first.hand(first.event)
  }
}

/** Takes the events of one owner out of the queue, or one of them. @returns those that were still there, in order. */
export function takeBack(queue: Kept[], owner: object, event?: Event): Event[] {
  const taken = queue.filter((kept) => kept.owner === owner && (!event || kept.event === event))
  for (const kept of taken) queue.splice(queue.indexOf(kept), 1)
  return taken.map((kept) => kept.event)
}
