import { safeUrl } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { parseHtml } from '../../src/page/trustedHtml'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { requestAnswer } from '../../src/wire/request'
import { noticesIn } from '../../src/wire/shopNotices'

/** The hidden field with which the shop knows that one of its own pages has sent the form (contract 2). */
const NONCE = 'woocommerce-cart-nonce'

/**
 * Sends the cart page's form in the background, as its button would (contract 2). Sent twice it does no harm: quantities are no steps. So
 * it is sent once more where the page that comes back has another nonce: the shop passes over an expired one without a word, and the page
 * may have stood open since yesterday.
 *
 * @returns whether the shop has taken it: it has answered, and its page has no error. A failure is reported.
 */
export async function sendCartForm(form: HTMLFormElement, { name, value }: HTMLButtonElement): Promise<boolean> {
  const address = safeUrl(form.getAttribute('action') || location.href)
  if (!address) return false
  const body = new FormData(form)
  body.append(name, value)
  const call = async () => {
    // Without the header of background calls, so that the shop and its plugins treat it like a form.
    const { text } = await requestAnswer(name, address, { body, headers: {} }, { timeout: settings().addTimeout })
    return parseHtml(text)
  }
  try {
    const page = await inTurn(async () => {
      const answer = await call()
      const fresh = answer.querySelector<HTMLInputElement>(`[name="${NONCE}"]`)?.value
      if (!fresh || fresh === body.get(NONCE)) return answer
      body.set(NONCE, fresh)
      return call()
    })
    return noticesIn(page, 'error').length === 0
  } catch (error) {
    report('call-failed', form, error)
    return false
  }
}
