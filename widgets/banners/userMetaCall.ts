import { BadAnswerError } from '../../src/wire/errors'
import { type RenewableNonce, withFreshNonce } from '../../src/wire/freshNonce'
import { appendField, type CallOptions, readJson, request } from '../../src/wire/request'

/** The name of the call in errors. */
const CALL = 'users'

/** Where and how a user's data are saved. */
interface UserMetaCall extends CallOptions {
  /** The REST address of the user. */
  url: string
  nonce: RenewableNonce
}

/**
 * Saves user meta (contract 9.6). The request goes on when the page is left meanwhile.
 *
 * @param meta what to remember, by its names within `woocommerce_meta`.
 * @throws what `request` and `readJson` throw, and {BadAnswerError} where the answer is not the user.
 */
export async function postUserMeta(meta: Readonly<Record<string, string>>, call: UserMetaCall): Promise<void> {
  const { url, nonce, ...options } = call
  const body = new URLSearchParams()
  appendField(body, 'woocommerce_meta', meta)
  const text = await withFreshNonce({
    ...nonce,
    send: (value) => request(CALL, url, { body, headers: { 'X-WP-Nonce': value } }, options),
  })
  const answer = await readJson(CALL, text)
  if (!Object(answer).id) throw new BadAnswerError(CALL, text.slice(0, 80))
}
