import { onLeaving } from '../../page/leaving'

type Job = () => Promise<unknown>

/** What the shopper asked for goes before what the page needs by itself. */
const asked: Job[] = []
const background: Job[] = []
let isRunning = false

async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  // Whatever else is asked for in the same task has its place in the queue before the first call goes.
  await undefined
  for (let job = next(); job; job = next()) await job()
  isRunning = false
}

function next(): Job | undefined {
  return asked.shift() ?? background.shift()
}

// The page is being left: what the shopper has asked for is sent now, although another call is under way.
onLeaving(() => {
  for (const send of asked.splice(0)) send()
})

/**
 * Sends a call when its turn has come. Calls that touch the shop's session go one at a time, in the order in which they were asked
 * for, because two at once can overwrite each other on the server (behaviours cart.queue.*; field notes: Answers).
 *
 * @param call sends the request. Its failure does not hold up the next.
 * @param isBackground nobody asked for it: it waits until nothing else does.
 * @returns what the call returns; rejects as it rejects.
 */
export function inTurn<Answer>(call: () => Promise<Answer>, isBackground = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const lane = isBackground ? background : asked
    // Also where it throws before it has sent anything, the next has its turn.
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

/** Waits until whatever else the shopper asked for meanwhile is sent, before the page goes. */
export async function allSent(): Promise<void> {
  await inTurn(async () => {})
}
