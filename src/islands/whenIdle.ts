/** Milliseconds after which waiting work runs even on a page that is never idle. */
const LONGEST_WAIT = 1000
/** Milliseconds of an idle slice that are left to the browser. */
const RESERVE = 1

const tasks: (() => void)[] = []

function request(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LONGEST_WAIT })
  else setTimeout(run, RESERVE)
}

function run(deadline?: IdleDeadline): void {
  try {
    do tasks.shift()?.()
    while (tasks.length > 0 && (deadline?.timeRemaining() ?? 0) > RESERVE)
  } finally {
    if (tasks.length > 0) request()
  }
}

/**
 * Runs small pieces of work in idle slices, in order, as many as fit into each slice.
 * Browsers without idle callbacks run one piece per task.
 *
 * @param task a piece of a few milliseconds at most; an error in it stops no other piece.
 */
export function whenIdle(task: () => void): void {
  if (tasks.push(task) === 1) request()
}
