import { unlessLeft } from '../page/leaving'
import { BadAnswerError, NetworkError, TimeoutError } from './errors'

/** How a call is made; `timeout` in ms. */
export interface CallOptions {
  timeout: number
  signal?: AbortSignal
  /** Called with the answer to a posted form: the address, the body as it was sent, and the answer's text. */
  answered?(url: string, body: string, text: string): void
}

/** Method, headers, and a body of fields. */
export interface Asked extends Omit<RequestInit, 'body'> {
  body?: URLSearchParams | FormData
}

/** The address of a shop call (contract 0.3): the server's own template, never built by hand. */
export function endpointUrl(template: string, endpoint: string): string {
  return template.replace('%%endpoint%%', endpoint)
}

/**
 * Adds a value to a form under PHP's bracket names, as the shop's server reads nested values (contract 0.3). `null` is sent as an empty
 * text, as by jQuery; `undefined`, functions and class instances are not sent.
 */
export function appendField(form: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || typeof value === 'function') return
  if (typeof value !== 'object' || value === null) form.append(name, String(value ?? ''))
  else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, inner] of Object.entries(value)) appendField(form, `${name}[${key}]`, inner)
  }
}

/**
 * May a call with this body go on when the page is left (`keepalive`), so that what the shopper asked for is still done? Browsers allow no
 * files, and 64 KiB for all such calls together, including the boundaries of parts.
 */
function outlivesPage(body: Asked['body']): boolean {
  if (!body) return false
  const fields = [...body]
  return (
    fields.every((field): field is [string, string] => typeof field[1] === 'string') &&
    String(new URLSearchParams(fields)).length < 30_000
  )
}

/** An answer, not parsed yet. */
export interface Answer {
  text: string
  /** The address that it came from after redirects; empty where the browser does not tell. */
  address: string
  /** The HTTP status; never that of an error. */
  status: number
}

/**
 * Requests a text from the shop. Where the page is left meanwhile, the promise never settles.
 *
 * @param call the call's name, for errors and messages.
 * @param init method, body and headers; a post where it names no method.
 * @throws {NetworkError} where the server was not reached, the caller's `signal` aborted the request, or the status is an error; `reason`
 *   is that status then, and `body` what came with it.
 * @throws {TimeoutError} where it took longer than `timeout`.
 */
export async function requestAnswer(
  call: string,
  url: string,
  init: Asked,
  { timeout, signal }: CallOptions,
): Promise<Answer> {
  const aborting = new AbortController()
  const abort = () => aborting.abort()
  const timer = setTimeout(abort, timeout)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  let came: readonly [Response, string]
  try {
    const asking = fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: aborting.signal,
      keepalive: outlivesPage(init.body),
      ...init,
    })
    came = await unlessLeft(asking.then(async (answer) => [answer, await answer.text()] as const))
  } catch (reason) {
    throw aborting.signal.aborted && !signal?.aborted
      ? new TimeoutError(call, `${timeout} ms`)
      : new NetworkError(call, reason)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  const [{ ok, status, url: address }, text] = came
  if (!ok) throw new NetworkError(call, status, text)
  return { text, address, status }
}

/**
 * Requests a text from the shop. For the parameters see `requestAnswer`.
 *
 * @returns the body of the answer.
 * @throws what `requestAnswer` throws.
 */
export async function request(...asked: Parameters<typeof requestAnswer>): Promise<string> {
  return (await requestAnswer(...asked)).text
}

/**
 * Posts a form to the shop.
 *
 * @param fields plain values; how nested ones and others are sent, see `appendField`.
 * @returns the body of the answer.
 * @throws what `request` throws.
 */
export async function postForm(
  call: string,
  url: string,
  fields: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<string> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) appendField(body, name, value)
  const text = await request(call, url, { body }, options)
  options.answered?.(url, String(body), text)
  return text
}

/**
 * Parses a JSON answer. If other output of the server comes before the JSON, the JSON is found all the same, and that is reported once.
 *
 * @returns the parsed JSON, of any shape.
 * @throws {BadAnswerError} where the text holds no JSON.
 */
export async function readJson(call: string, text: string): Promise<unknown> {
  try {
    return JSON.parse(text)
  } catch {
    const { salvageJson } = await import('./salvageJson')
    const salvaged = salvageJson(call, text)
    if (salvaged === undefined) throw new BadAnswerError(call, text.slice(0, 80))
    return salvaged
  }
}

/**
 * Posts a form and reads the JSON answer.
 *
 * @returns the parsed JSON, of any shape.
 * @throws what `postForm` and `readJson` throw.
 */
export async function postForJson(...[call, ...rest]: Parameters<typeof postForm>): Promise<unknown> {
  return readJson(call, await postForm(call, ...rest))
}
