/** What the author is told of a call that the shop has not answered as it should. */
export const callFailed = /^shop-islands: A call to the shop failed/

/** What the browser itself says, by the fault of the demo shop (`fixtures/shop/faults.ts`). */
const browserSays: Readonly<Record<string, RegExp>> = {
  '500': /status of 500/,
  'nonce-403': /status of 403/,
  dropped: /net::ERR_EMPTY_RESPONSE/,
}

/** What the console says of calls that are answered with these faults, one after the other: ours of each, and the browser's own of some. */
export function messagesOf(faults: readonly string[]): RegExp[] {
  return faults.flatMap((fault) => [callFailed, browserSays[fault] ?? []].flat())
}
