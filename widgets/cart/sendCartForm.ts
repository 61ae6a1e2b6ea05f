import { safeUrl } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { parseHtml } from '../../src/page/trustedHtml'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { requestAnswer } from '../../src/wire/request'
import { noticesIn } from '../../src/wire/shopNotices'

/**
 * Sends the cart page's form in the background, as its button would (contract 2). Sent twice it does no harm: quantities are no steps.
 *
 * @returns whether the shop has taken it: it has answered, and its page has no error. A failure is reported.
 */
export async function sendCartForm(form: HTMLFormElement, { name, value }: HTMLButtonElement): Promise<boolean> {
  const address = safeUrl(form.getAttribute('action') || location.href)
  if (!address) return false
  const body = new FormData(form)
  body.append(name, value)
  const call = () =>
    // Without the header of background calls, so that the shop and its plugins treat it like a form.
    requestAnswer(name, address, { body, headers: {} }, { timeout: settings().addTimeout })
  try {
    const { text } = await inTurn(call)
    return noticesIn(parseHtml(text), 'error').length === 0
  } catch (error) {
    report('call-failed', form, error)
    return false
  }
}
