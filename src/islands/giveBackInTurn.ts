import { insteadOfClicks } from '../page/insteadOfClicks'
import { noticeLeaving, onLeaving } from '../page/leaving'
import { wait, waitAtMost } from '../page/wait'
import { giveBack, linkedAddress, requestInBackground, requestOnLeaving } from './native'

/** Milliseconds for which the request of one link is waited for: a server that hangs must not keep the others back for ever. */
const LONGEST_WAIT = 10_000

/** A click that goes back to the page. */
interface Returning {
  event: Event
  /** Called once it has happened. */
  done(): void
}

/** The clicks whose turn has not come, in the order in which they were made. */
const returning: Returning[] = []
let isRunning = false

/**
 * Gives a click back, but has its link requested in the background where the browser would follow it. Whoever else serves the click on the
 * page still does.
 *
 * @returns when the server has answered, however, or has taken too long.
 */
async function happenBeside(event: Event): Promise<void> {
  if (!linkedAddress(event)) {
    giveBack(event)
    return
  }
  let answered: Promise<unknown> | undefined
  const request = () => {
    answered = requestInBackground(event)
  }
  // Only now, and on the window: after everybody who may serve the click.
  const stop = insteadOfClicks((click) => (click.defaultPrevented ? undefined : request))
  giveBack(event)
  stop()
  // The link of a click that a listener has stopped is requested in a later task (`whenStopped`).
  await wait(0)
  await (answered && waitAtMost(LONGEST_WAIT, answered))
}

async function run(): Promise<void> {
  isRunning = true
  const leaving = noticeLeaving()
  // A lost file fails one island after the other.
  await wait(0)
  for (let next = returning.shift(); next; next = returning.shift()) {
    // The shopper is on the way elsewhere, and a link that is followed would take the place of that.
    if (leaving.signal.aborted) requestOnLeaving(next.event)
    else if (returning.length > 0) await happenBeside(next.event)
    else giveBack(next.event)
    next.done()
  }
  leaving.abort()
  isRunning = false
}

/**
 * Gives a click back whose link acts on the server, as one that adds does. Of those that come together only the last is followed: a link
 * that is followed takes the place of the one before it, of which the server may not have heard. The others are requested in the background
 * before that, one after the other, because two at once can overwrite each other on the server (decisions: A claimed event that nobody
 * serves goes back to the page).
 *
 * @param done called once the click has happened.
 */
export function giveBackInTurn(event: Event, done = () => {}): void {
  returning.push({ event, done })
  // Islands of different definitions do not fail in the order of their clicks.
  returning.sort((one, other) => one.event.timeStamp - other.event.timeStamp)
  if (!isRunning) run()
}

onLeaving(() => {
  for (const { event, done } of returning.splice(0)) {
    requestOnLeaving(event)
    done()
  }
})
