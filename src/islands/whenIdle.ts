/** Milliseconds after which waiting work runs even if the page has not been idle. */
const LONGEST_WAIT = 1000
/** Milliseconds between further pieces on a page that was not idle for that long: a video may keep it busy for ever. */
const BUSY_WAIT = 50
/** Milliseconds of an idle slice that are left to the browser. */
const RESERVE = 1
/** Milliseconds of work in one slice at most, however much time the browser offers: a touch may come at any moment. */
const LONGEST_SLICE = 5

type Task = () => unknown

const tasks: Task[] = []

let isRequested = false
let longestWait = LONGEST_WAIT

function request(): void {
  if (isRequested) return
  isRequested = true
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait })
  else setTimeout(run, RESERVE)
}

function run(deadline?: IdleDeadline): void {
  isRequested = false
  const begin = performance.now()
  const isBusy = deadline?.didTimeout
  longestWait = isBusy ? BUSY_WAIT : LONGEST_WAIT
  const hasTime = () =>
    (!deadline || isBusy || deadline.timeRemaining() > RESERVE) && performance.now() - begin < LONGEST_SLICE
  try {
    do {
      const task = tasks.shift()
      if (task?.() === true) tasks.unshift(task)
    } while (tasks.length > 0 && hasTime())
  } finally {
    if (tasks.length > 0) request()
  }
}

/**
 * Runs small pieces of work in idle slices, in order, as many as fit into each slice. Browsers without idle callbacks get tasks of the
 * same length instead.
 *
 * @param task a piece of a few milliseconds at most, run again while it returns `true`; an error in it stops no other piece.
 */
export function whenIdle(task: Task): void {
  tasks.push(task)
  request()
}
