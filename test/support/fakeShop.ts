import { vi } from 'vitest'

/** One request as the fake shop saw it. */
export interface SentRequest {
  url: string
  /** The shop call's name, from `wc-ajax`; empty for general calls. */
  endpoint: string
  /** The fields of the form body, decoded, under the names on the wire. */
  fields: Record<string, string>
  /** Everything else that was handed to `fetch`. */
  init: RequestInit
}

/**
 * What the shop says: a `Response` and a string go out as they stand, another object as JSON, a number is the status of an empty answer, an
 * `Error` a lost connection.
 */
export type FakeAnswer = object | string | number | Error

/** The shop's server as a test plays it. */
export interface FakeShop {
  /** All requests so far, oldest first. */
  readonly requests: SentRequest[]
  /** The most requests that were under way at the same time. */
  readonly mostAtOnce: number
  /** Answers the oldest request that has none; an answer that comes before its request is kept for it. */
  answer(...answers: FakeAnswer[]): void
  /** The names of the calls so far. */
  endpoints(): string[]
}

function toResponse(answer: FakeAnswer): Response {
  if (answer instanceof Error) throw answer
  if (answer instanceof Response) return answer
  if (typeof answer === 'number') return new Response(null, { status: answer })
  return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
}

/**
 * Puts a fake shop behind `fetch` until the end of the test. A request without an answer waits, until it is answered or given up.
 *
 * @param prepared answers to the first requests, in order.
 */
export function openShop(...prepared: FakeAnswer[]): FakeShop {
  const requests: SentRequest[] = []
  const waiting = new Set<(answer: FakeAnswer) => void>()
  let atOnce = 0
  let mostAtOnce = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.signal?.aborted) throw new DOMException('given up', 'AbortError')
    const { searchParams } = new URL(url, location.href)
    const fields = Object.fromEntries(new URLSearchParams(String(init.body)))
    requests.push({ url, endpoint: searchParams.get('wc-ajax') ?? '', fields, init })
    atOnce++
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    try {
      const next = prepared.shift()
      if (next !== undefined) return toResponse(next)
      return toResponse(
        await new Promise<FakeAnswer>((resolve, reject) => {
          waiting.add(resolve)
          init.signal?.addEventListener('abort', () => {
            waiting.delete(resolve)
            reject(new DOMException('given up', 'AbortError'))
          })
        }),
      )
    } finally {
      atOnce--
    }
  })
  return {
    requests,
    get mostAtOnce() {
      return mostAtOnce
    },
    answer(...answers) {
      for (const answer of answers) {
        const [oldest] = waiting
        if (oldest) {
          waiting.delete(oldest)
          oldest(answer)
        } else prepared.push(answer)
      }
    },
    endpoints: () => requests.map(({ endpoint }) => endpoint),
  }
}
