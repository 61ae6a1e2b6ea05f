/** Waits that many milliseconds; with 0 it goes on in a task of its own. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for a promise, that many milliseconds at most. */
export const waitAtMost = (ms: number, promise: Promise<unknown>): Promise<unknown> => Promise.race([promise, wait(ms)])
