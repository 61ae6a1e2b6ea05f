import * as v from 'valibot'
import { parse } from '../../src/wire/parse'
import { type CallOptions, readJson, requestAnswer } from '../../src/wire/request'

/** How a call of a contact form is made. */
export interface ContactFormCall extends CallOptions {
  /** Address of the form's calls: REST root, namespace, `contact-forms/` and the form's id. */
  url: string
}

/** Entries by field, without those that are of no use; none where there is no such object. */
function byField<Value>(schema: v.GenericSchema<unknown, Value>) {
  const usable = v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((entries) => {
      const found: Record<string, Value> = {}
      for (const [field, entry] of Object.entries(entries)) {
        const read = v.safeParse(schema, entry)
        if (read.success) found[field] = read.output
      }
      return found
    }),
  )
  return v.fallback(usable, {})
}

/** A text that may be absent, or something else. */
const text = v.fallback(v.string(), '')

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

const invalidField = v.object({ field: v.string(), message: text })

const refill = v.object(puzzles)

const feedback = v.object({
  ...puzzles,
  /** The server's code, as `mail_sent`. */
  status: v.string(),
  /** About the form as a whole; text, not HTML, as all that follows. */
  message: text,
  /** What is wrong with fields, by name without brackets. */
  invalid_fields: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((entry) => {
          const read = v.safeParse(invalidField, entry)
          return read.success ? [read.output] : []
        }),
      ),
    ),
    [],
  ),
  /** Goes out with the next submission; empty where the answer has none. */
  posted_data_hash: text,
})

/** New captchas and quizzes (plugins contract 1.5, 1.6), checked; empty where the form has none. */
export type Refill = v.InferOutput<typeof refill>

/** What the server says to a submission (plugins contract 1.6), checked. */
export type Feedback = v.InferOutput<typeof feedback>

/** An answer, and how it came, for listeners. */
export type WithSource<Answer> = Answer & { readonly raw: unknown }

/** Without a nonce: a logged-in visitor's would be one more thing that expires (plugins contract 1.5). */
const HEADERS = { Accept: 'application/json, */*;q=0.1' }

/** Makes a call; a 204 counts as `null` (behaviour contact-form.submit.204-counts-as-null). */
async function ask(path: string, init: RequestInit, { url, ...options }: ContactFormCall): Promise<unknown> {
  const { text, status } = await requestAnswer(path, `${url}/${path}`, { headers: HEADERS, ...init }, options)
  return status === 204 ? null : readJson(path, text)
}

/**
 * Sends what was filled in (plugins contract 1.5). The browser itself writes the type: only it knows the boundary of the parts.
 *
 * @returns the answer; `null` where the server gave none (204).
 * @throws what `requestAnswer` and `readJson` throw; `BadAnswerError` where the answer has no status.
 */
export async function postFeedback(body: FormData, call: ContactFormCall): Promise<WithSource<Feedback> | null> {
  const raw = await ask('feedback', { body }, call)
  return raw === null ? null : { ...parse(feedback, 'feedback', raw), raw }
}

/**
 * Asks for new captchas and quizzes (plugins contract 1.5).
 *
 * @throws what `requestAnswer` and `readJson` throw; `BadAnswerError` where the answer is neither an object nor a list.
 */
export async function fetchRefill(call: ContactFormCall): Promise<WithSource<Refill>> {
  const raw = await ask('refill', { method: 'GET' }, call)
  return { ...parse(refill, 'refill', raw ?? {}), raw }
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
