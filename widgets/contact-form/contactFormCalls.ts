import { CallError } from '../../src/wire/errors'
import { withFreshNonce } from '../../src/wire/freshNonce'
import { contactFormSettings, restRoot } from './contactFormSettings'
import {
  type ContactFormCall,
  type Feedback,
  fetchRefill,
  fetchSchema,
  postFeedback,
  type Refill,
  type WithSource,
} from './contactFormWire'

/** The field in which a form carries a nonce, where its server asks for one (plugins contract 1.2). */
const NONCE = '_wpnonce'

/** Milliseconds until a refill or the rules count as lost: what was said about a sent message waits for the refill. */
const FETCH_TIMEOUT = 5000

function callOf(id: number, timeout: number): ContactFormCall {
  return { url: `${restRoot()}${contactFormSettings().contactFormNamespace}/contact-forms/${id}`, timeout }
}

/** The nonce that this form carries in another copy of the page. */
function nonceIn(page: ParentNode, unitTag: unknown): string | undefined {
  const tags = [...page.querySelectorAll<HTMLInputElement>('[name="_wpcf7_unit_tag"]')]
  const form = tags.find(({ value }) => value === unitTag)?.closest('form')
  return form?.querySelector<HTMLInputElement>(`[name="${NONCE}"]`)?.value
}

/**
 * Sends what was filled in. A nonce among the fields that has expired is renewed: the server takes a message with an old one for spam,
 * so a message that is called spam is sent once more if the page has another nonce by now.
 *
 * @param id of the form.
 * @param fields all of them; the nonce among them is replaced.
 * @returns the answer; `null` where the server gave none.
 * @throws what `postFeedback` throws.
 */
export function sendFeedback(id: number, fields: FormData): Promise<WithSource<Feedback> | null> {
  const call = callOf(id, contactFormSettings().contactFormTimeout)
  const nonce = fields.get(NONCE)
  if (!nonce) return postFeedback(fields, call)
  return withFreshNonce<WithSource<Feedback> | null>({
    nonce: String(nonce),
    find: (page) => nonceIn(page, fields.get('_wpcf7_unit_tag')),
    isRefused: (outcome) => !(outcome instanceof CallError) && outcome?.status === 'spam',
    send(value) {
      fields.set(NONCE, value)
      return postFeedback(fields, call)
    },
  })
}

/** Asks for new captchas and quizzes of a form. Throws what `fetchRefill` throws. */
export function loadRefill(id: number): Promise<WithSource<Refill>> {
  return fetchRefill(callOf(id, FETCH_TIMEOUT))
}

const schemas = new Map<number, Promise<unknown>>()

/**
 * Asks for the rules of a form, once for all forms of this id (behaviour contact-form.schema.request). A request that failed is not
 * made again: the server checks everything in any case.
 *
 * @returns JSON of any shape.
 * @throws what `fetchSchema` throws.
 */
export function loadSchema(id: number): Promise<unknown> {
  const loading = schemas.get(id) ?? fetchSchema(callOf(id, FETCH_TIMEOUT))
  schemas.set(id, loading)
  return loading
}
