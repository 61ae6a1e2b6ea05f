import { BadAnswerError, NetworkError, TimeoutError } from './errors'

/** How a call is made; `timeout` in ms. */
export interface CallOptions {
  timeout: number
  signal?: AbortSignal
}

/** The address of a shop call (contract 0.3): the server's own template, never built by hand. */
export function endpointUrl(template: string, endpoint: string): string {
  return template.replace('%%endpoint%%', endpoint)
}

/** Adds a value to a form under PHP's bracket names, as the shop's server reads nested values (contract 0.3). */
function append(form: URLSearchParams, name: string, value: unknown): void {
  if (value === null || value === undefined || typeof value === 'function') return
  if (typeof value !== 'object') form.append(name, String(value))
  else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner)
  }
}

/**
 * Posts a form to the shop.
 *
 * @param call the call's name, for errors and messages.
 * @param fields plain values; nested ones go out under bracket names, functions and foreign objects not at all.
 * @returns the body of the answer.
 * @throws {NetworkError} where the server was not reached or its status is an error.
 * @throws {TimeoutError} where it took longer than `timeout`.
 */
export async function postForm(
  call: string,
  url: string,
  fields: Readonly<Record<string, unknown>>,
  { timeout, signal }: CallOptions,
): Promise<string> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) append(body, name, value)
  const aborting = new AbortController()
  const abort = () => aborting.abort()
  const timer = setTimeout(abort, timeout)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: aborting.signal,
    })
    const text = await answer.text()
    if (!answer.ok) throw answer.status
    return text
  } catch (reason) {
    throw aborting.signal.aborted && !signal?.aborted
      ? new TimeoutError(call, `${timeout} ms`)
      : new NetworkError(call, reason)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/**
 * Posts a form and reads the JSON answer; JSON behind a server's stray output is salvaged and reported once.
 *
 * @returns the parsed JSON, of any shape.
 * @throws what `postForm` throws, and {BadAnswerError} where the answer holds no JSON.
 */
export async function postForJson(...[call, ...rest]: Parameters<typeof postForm>): Promise<unknown> {
  const text = await postForm(call, ...rest)
  try {
    return JSON.parse(text)
  } catch {
    const { salvageJson } = await import('./salvageJson')
    const salvaged = salvageJson(call, text)
    if (salvaged === undefined) throw new BadAnswerError(call, text.slice(0, 80))
    return salvaged
  }
}
