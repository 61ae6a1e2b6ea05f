/** What every failed call has in common: which call it was. */
export class CallError extends Error {
  /** The call's name, as in the contract. */
  readonly call: string
  /** Why: an HTTP status, the browser's own error, or the beginning of the answer. */
  readonly reason: unknown

  constructor(call: string, reason: unknown) {
    super(`${call}: ${reason}`)
    this.call = call
    this.reason = reason
  }
}

/** The server could not be reached, or answered with an error status. */
export class NetworkError extends CallError {
  override name = 'NetworkError'
  /** What came with an error status; empty where nothing came. */
  readonly body: string

  constructor(call: string, reason: unknown, body = '') {
    super(call, reason)
    this.body = body
  }
}

/** The server did not answer in time. */
export class TimeoutError extends CallError {
  override name = 'TimeoutError'
}

/** The answer is empty or not what the contract says. */
export class BadAnswerError extends CallError {
  override name = 'BadAnswerError'
}

/** The shop understood the request and refused it; the message holds its reasons. */
export class RefusalError extends Error {
  override name = 'RefusalError'
}

/**
 * May the shop have done what a failed call asked for? No answer came, in time or at all (decisions: After an answer that did not come the
 * cart is fetched).
 */
export function mayBeDone(error: unknown): boolean {
  return error instanceof TimeoutError || (error instanceof NetworkError && error.reason instanceof Error)
}
