import { onLeaving } from '../../page/leaving'
import { noteLeftCall } from '../../page/leftCalls'
import { holdCartLinks } from './holdCartLinks'

type Job = () => Promise<unknown>

/** Calls that the shopper asked for; they go before those that the page makes by itself. */
const asked: Job[] = []
const background: Job[] = []
let isRunning = false
/** Is the call that is under way one of the shopper's? */
let isAsked = false

async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  const stopHolding = holdCartLinks(() => isAsked || asked.length > 0, allSettled)
  // All calls of the same task are queued before the first one is sent.
  await undefined
  for (let job = next(); job; job = next()) await job()
  stopHolding()
  isRunning = false
}

function next(): Job | undefined {
  const job = asked.shift()
  isAsked = !!job
  return job ?? background.shift()
}

// When the page is left, the shopper's calls are sent at once, even if another one is under way. The next page follows what becomes of
// them.
onLeaving(() => {
  if (isAsked || asked.length > 0) noteLeftCall()
  for (const send of asked.splice(0)) send()
})

/** Puts a call at the end of a lane. @returns what the call returns; rejects as it rejects. */
function enqueue<Answer>(lane: Job[], call: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // An async function, so that a `call` that throws at once becomes a rejection and the next call is still made.
    lane.push(async () => {
      try {
        resolve(await call())
      } catch (error) {
        reject(error)
      }
    })
    run()
  })
}

/**
 * Sends a call of the shopper's when its turn has come. Calls that touch the shop's session go one at a time, in the order in which they
 * were asked for, because two at once can overwrite each other on the server (behaviours cart.queue.*; field notes: Answers).
 *
 * @param call sends the request. If it fails, the next call is sent all the same.
 * @returns what the call returns; rejects as it rejects.
 */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return enqueue(asked, call)
}

/** The same for a call that the shopper did not ask for: it waits until no call of the shopper's does. */
export function inBackground<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return enqueue(background, call)
}

/** Waits until every call that the shopper asked for has been answered or has failed; used before the page is left. */
export async function allSettled(): Promise<void> {
  await inTurn(async () => {})
}
