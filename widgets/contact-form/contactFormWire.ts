import { BadAnswerError } from '../../src/wire/errors'
import { type CallOptions, readJson, requestAnswer } from '../../src/wire/request'

/** How a call of a contact form is made. */
export interface ContactFormCall extends CallOptions {
  /** Address of the form's calls: REST root, namespace, `contact-forms/` and the form's id. */
  url: string
}

/** New captchas and quizzes (plugins contract 1.5, 1.6), checked; empty where the form has none. */
export interface Refill {
  /** Addresses of the captcha images, by field; not yet checked for safety. */
  captcha: Readonly<Record<string, string>>
  /** Question and hash of the answer, by field. */
  quiz: Readonly<Record<string, readonly [question: string, hash: string]>>
  /** The answer as it came, for listeners. */
  raw: unknown
}

/** What the server says to a submission (plugins contract 1.6), checked. All texts are texts, not HTML. */
export interface Feedback extends Refill {
  /** The server's code, as `mail_sent`. */
  status: string
  message: string
  invalidFields: readonly { field: string; message: string }[]
  /** Empty where the answer has none. */
  postedDataHash: string
}

/** Without a nonce: a logged-in visitor's would be one more thing that expires (plugins contract 1.5). */
const HEADERS = { Accept: 'application/json, */*;q=0.1' }

/** Makes a call; a 204 counts as `null` (behaviour contact-form.submit.204-counts-as-null). */
async function ask(path: string, init: RequestInit, { url, ...options }: ContactFormCall): Promise<unknown> {
  const { text, status } = await requestAnswer(path, `${url}/${path}`, { headers: HEADERS, ...init }, options)
  return status === 204 ? null : readJson(path, text)
}

/** The entries of an object that are of use; of anything else none. */
function readEntries<Value>(value: unknown, isUsable: (entry: unknown) => entry is Value): Record<string, Value> {
  const entries = Object.entries<unknown>(Object(value))
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isUsable(entry[1])))
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isQuiz = (value: unknown): value is [string, string] =>
  Array.isArray(value) && isText(value[0]) && isText(value[1])

const asText = (value: unknown) => (isText(value) ? value : '')

function readRefill(raw: unknown): Refill {
  const { captcha, quiz } = Object(raw) as Record<string, unknown>
  return { captcha: readEntries(captcha, isText), quiz: readEntries(quiz, isQuiz), raw }
}

function readInvalidFields(value: unknown): Feedback['invalidFields'] {
  return (Array.isArray(value) ? value : []).flatMap((entry) => {
    const { field, message } = Object(entry) as Record<string, unknown>
    return isText(field) ? { field, message: asText(message) } : []
  })
}

/**
 * Sends what was filled in (plugins contract 1.5). The browser itself writes the type: only it knows the boundary of the parts.
 *
 * @returns the answer; `null` where the server gave none (204).
 * @throws what `requestAnswer` and `readJson` throw; `BadAnswerError` where the answer has no status.
 */
export async function postFeedback(body: FormData, call: ContactFormCall): Promise<Feedback | null> {
  const raw = await ask('feedback', { body }, call)
  if (raw === null) return null
  const { status, message, invalid_fields, posted_data_hash } = Object(raw) as Record<string, unknown>
  if (!isText(status)) throw new BadAnswerError('feedback', JSON.stringify(raw).slice(0, 80))
  return {
    ...readRefill(raw),
    status,
    message: asText(message),
    invalidFields: readInvalidFields(invalid_fields),
    postedDataHash: asText(posted_data_hash),
  }
}

/**
 * Asks for new captchas and quizzes (plugins contract 1.5).
 *
 * @throws what `requestAnswer` and `readJson` throw.
 */
export async function fetchRefill(call: ContactFormCall): Promise<Refill> {
  return readRefill(await ask('refill', { method: 'GET' }, call))
}

/**
 * Asks for the rules of a form (plugins contract 1.5, 1.7).
 *
 * @returns JSON of any shape: what reads the rules checks them.
 * @throws what `requestAnswer` and `readJson` throw.
 */
export function fetchSchema(call: ContactFormCall): Promise<unknown> {
  return ask('feedback/schema', { method: 'GET' }, call)
}
