import { announce } from '../../src/page/announcer'
import { goTo, safeUrl } from '../../src/page/navigation'
import { readCookie } from '../../src/page/readCookie'
import { type AddOutcome, type AddTellers, runAdd } from '../../src/stores/cart/addToCart'
import { allSent, inTurn } from '../../src/stores/cart/queue'
import { fetchCart, type ShownCart } from '../../src/stores/cart/showCart'
import { settings } from '../../src/stores/settings'
import { BadAnswerError, NetworkError, RefusalError } from '../../src/wire/errors'
import { PRODUCT_FORM, type ProductFormAnswer, postProductForm } from './productFormCall'

/** A product form as it is sent. */
export interface SentForm {
  /** Where the form goes: an address of this site. */
  address: string
  /** Its fields by name, the button's own among them; a list stands for a name that occurs several times. */
  fields: Record<string, unknown>
  /** Sends the form as any form is sent. Returns whether it went. */
  submit(): boolean
}

/** How the add of a form ended, and what the shop has against it, as the page would have shown it. */
export interface FormOutcome {
  outcome: AddOutcome
  errors: readonly HTMLElement[]
}

/** What is known after a form was sent. */
interface Sent {
  /** Absent where there was none, or one that is an error. */
  answer?: ProductFormAnswer
  failure?: unknown
  /** The cart afterwards, where the shop tells. */
  cart?: ShownCart
  /** Is the cart another one than before? */
  hasChanged: boolean
}

/** Sends a form and looks at the cart before and after, all in one turn, so that no other call of ours comes in between. */
async function send({ address, fields }: SentForm): Promise<Sent> {
  const hashBefore = readCookie('woocommerce_cart_hash')
  const sent: Sent = { hasChanged: false }
  try {
    sent.answer = await postProductForm(address, fields, { timeout: settings().addTimeout })
  } catch (failure) {
    sent.failure = failure
  }
  try {
    sent.cart = await fetchCart()
    sent.hasChanged = sent.cart.cartHash !== hashBefore
  } catch {}
  return sent
}

/**
 * Has the shop ended its work on a form after which the cart is as it was? Only then may the form be sent again without adding twice.
 * After a lost connection, a time-out or an error behind a gateway it may still be at it, and without news of the cart nobody knows; an
 * answer, or a refusal of the request as such, ends it.
 */
function isRepeatable({ answer, failure, cart }: Sent): boolean {
  const isRefused = failure instanceof NetworkError && /^4\d\d$/.test(String(failure.reason))
  return !!cart && (!!answer || isRefused)
}

/** Did the shop lead to a page that is neither the form's nor this one, as shops do that skip the cart? */
function leadsElsewhere(address: string, formAddress: string): boolean {
  const pathOf = (url: string) => new URL(url).pathname
  return !!safeUrl(address) && ![pathOf(formAddress), location.pathname].includes(pathOf(address))
}

/**
 * Adds what is chosen in a product form without leaving the page (contract 1.4; setting `productForms`). The form goes to its own
 * address with all of its fields, as without script: that is right for variations with 'any' values, for groups and for the fields of
 * other plugins, of which the shop's background call knows nothing. The page that comes back says what the shop has against it; whether
 * something was added, the cart itself tells.
 *
 * A page without a word on the matter and with the cart unchanged (a login, a puzzle against robots) is the shopper's to see: the form
 * is sent as any form.
 *
 * @param tell is told what becomes of it, as of the add of a listing's button.
 */
export async function addForm(form: SentForm, tell: AddTellers): Promise<FormOutcome> {
  let errors: readonly HTMLElement[] = []
  const add = async () => {
    const sent = await inTurn(() => send(form))
    const { answer, cart, hasChanged, failure } = sent
    errors = answer?.errors ?? []
    // Where the cart is known, a shop's kind words count only if it has nothing against this: they may be about something else.
    if (hasChanged || (answer?.message && !(cart && errors.length > 0))) {
      if (answer && leadsElsewhere(answer.address, form.address)) {
        await allSent()
        goTo(answer.address)
        return
      }
      announce(answer?.message)
      return cart ?? {}
    }
    if (errors.length > 0) throw new RefusalError(errors.map(({ textContent }) => textContent).join(' '))
    if (isRepeatable(sent)) {
      await allSent()
      if (form.submit()) return
    }
    throw failure ?? new BadAnswerError(PRODUCT_FORM, 'neither added nor refused')
  }
  const outcome = await runAdd(form.fields, add, tell)
  return { outcome, errors }
}
