import * as v from 'valibot'
import { CallError } from '../../src/wire/errors'
import { withFreshNonce } from '../../src/wire/freshNonce'
import { parse, text, usable } from '../../src/wire/parse'
import { type Asked, readJson, requestAnswer } from '../../src/wire/request'
import { contactFormSettings, restRoot } from './contactFormSettings'

/** Valid entries by field; none where the value is not an object. */
function byField<Value>(schema: v.GenericSchema<unknown, Value>) {
  const entries = v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all): Record<string, Value> => {
      const read = Object.entries(all).flatMap(([field, entry]) => usable(schema, entry).map((value) => [field, value]))
      return Object.fromEntries(read)
    }),
  )
  return v.fallback(entries, {})
}

const puzzles = {
  /** Addresses of the captcha images, by field; not yet checked for safety. */
  captcha: byField(v.string()),
  /** Question and hash of the answer, by field. */
  quiz: byField(
    v.pipe(
      v.object({ 0: v.string(), 1: v.string() }),
      v.transform(({ 0: question, 1: hash }) => ({ question, hash })),
    ),
  ),
}

/** Contact Form 7 before 5.6 names the field by the class of the element around it. */
const className = v.pipe(
  v.string(),
  v.transform((selector) => selector.split('.').at(-1) ?? ''),
)

const invalidField = v.union([
  v.object({ field: v.string(), message: text }),
  v.pipe(
    v.object({ into: className, message: text }),
    v.transform(({ into, message }) => ({ field: into, message })),
  ),
])

const refill = v.object(puzzles)

const feedback = v.object({
  ...puzzles,
  /** The server's code, such as `mail_sent`. */
  status: v.string(),
  /** The message about the form as a whole; text, not HTML, like everything below. */
  message: text,
  /** What is wrong with fields, by their names without brackets. */
  invalid_fields: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.flatMap((entry) => usable(invalidField, entry))),
    ),
    [],
  ),
  /** Sent with the next submission; empty where the answer has none. */
  posted_data_hash: text,
})

/** New captchas and quizzes (plugins contract 1.5, 1.6), checked; empty where the form has none. */
export type Refill = v.InferOutput<typeof refill>

/** The server's answer to a submission (plugins contract 1.6), checked. */
export type Feedback = v.InferOutput<typeof feedback>

/** An answer, and its JSON, for listeners, which may change it. */
export type WithSource<Answer> = Answer & { readonly raw: unknown }

/** No REST nonce: for a logged-in visitor it would be one more thing that expires (plugins contract 1.5). */
const HEADERS = { Accept: 'application/json, */*;q=0.1' }

/** The field in which a form carries a nonce, where its server asks for one (plugins contract 1.2). */
const NONCE = '_wpnonce'

/** Milliseconds until a refill or the rules count as lost. Short, because the status of a sent message waits for the refill. */
const FETCH_TIMEOUT = 5000

/** Bytes that a slow connection sends in a millisecond. */
const SLOW_LINE = 20

/** Milliseconds that the files among the fields take on a slow connection. */
function timeOfFiles(fields: FormData): number {
  let bytes = 0
  for (const value of fields.values()) if (typeof value !== 'string') bytes += value.size
  return bytes / SLOW_LINE
}

/** Makes a call about a form; a 204 counts as `null` (behaviour contact-form.submit.204-counts-as-null). */
async function ask(id: number, call: string, init: Asked, timeout: number): Promise<unknown> {
  const url = `${restRoot()}${contactFormSettings().contactFormNamespace}/contact-forms/${id}/${call}`
  const { text: answer, status } = await requestAnswer(call, url, { headers: HEADERS, ...init }, { timeout })
  return status === 204 ? null : readJson(call, answer)
}

/** Posts what was filled in. No `Content-Type` is set: only the browser knows the boundary of the parts (plugins contract 1.5). */
async function postFeedback(id: number, body: FormData): Promise<WithSource<Feedback> | null> {
  const timeout = contactFormSettings().contactFormTimeout + timeOfFiles(body)
  const raw = await ask(id, 'feedback', { body }, timeout)
  return raw === null ? null : { ...parse(feedback, 'feedback', raw), raw }
}

/** An answer as listeners have left its source; as it came where that cannot be read any more. */
export function readAgain(answer: WithSource<Feedback>): Feedback {
  const [changed = answer] = usable<Feedback>(feedback, answer.raw)
  return changed
}

/** The nonce of this form in another copy of the page. */
function nonceIn(page: ParentNode, unitTag: unknown): string | undefined {
  const tags = [...page.querySelectorAll<HTMLInputElement>('[name="_wpcf7_unit_tag"]')]
  const form = tags.find(({ value }) => value === unitTag)?.closest('form')
  return form?.querySelector<HTMLInputElement>(`[name="${NONCE}"]`)?.value
}

/**
 * Sends what was filled in. A nonce among the fields is renewed if it has expired: the server then calls the message spam, so a message
 * that is called spam is sent once more if a fresh copy of the page has another nonce.
 *
 * @param id of the form.
 * @param fields all of them; the nonce among them is replaced.
 * @returns the answer; `null` where the server gave none (204).
 * @throws what `requestAnswer` and `readJson` throw; `BadAnswerError` where the answer has no status.
 */
export async function sendFeedback(id: number, fields: FormData): Promise<WithSource<Feedback> | null> {
  const nonce = fields.get(NONCE)
  if (!nonce) return postFeedback(id, fields)
  return withFreshNonce<WithSource<Feedback> | null>({
    nonce: String(nonce),
    find: (page) => nonceIn(page, fields.get('_wpcf7_unit_tag')),
    isRefused: (outcome) => !(outcome instanceof CallError) && outcome?.status === 'spam',
    send(value) {
      fields.set(NONCE, value)
      return postFeedback(id, fields)
    },
  })
}

/**
 * Asks for new captchas and quizzes of a form (plugins contract 1.5).
 *
 * @throws what `requestAnswer` and `readJson` throw; `BadAnswerError` where the answer is neither an object nor a list.
 */
export async function loadRefill(id: number): Promise<WithSource<Refill>> {
  const raw = await ask(id, 'refill', { method: 'GET' }, FETCH_TIMEOUT)
  return { ...parse(refill, 'refill', raw ?? {}), raw }
}

const schemas = new Map<number, Promise<unknown>>()

/**
 * Asks for the rules of a form, once for all forms of this id (plugins contract 1.5, 1.7; behaviour contact-form.schema.request). A failed
 * request is not repeated, because the server checks everything in any case.
 *
 * @returns JSON of any shape; `parseSchema` checks it.
 * @throws what `requestAnswer` and `readJson` throw.
 */
export function loadSchema(id: number): Promise<unknown> {
  const loading = schemas.get(id) ?? ask(id, 'feedback/schema', { method: 'GET' }, FETCH_TIMEOUT)
  schemas.set(id, loading)
  return loading
}
