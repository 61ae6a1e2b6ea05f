import type { AddNotifier } from '../../../src/bridge/cartEvents'
import { announce } from '../../../src/page/announcer'
import { safeUrl } from '../../../src/page/navigation'
import { report } from '../../../src/page/report'
import { type AddOutcome, runAdd } from '../../../src/stores/cart/addToCart'
import { hashInCookie } from '../../../src/stores/cart/cartCopy'
import { goWhenSettled } from '../../../src/stores/cart/goWhenSettled'
import { allSettled, inTurn } from '../../../src/stores/cart/queue'
import { fetchCart, refreshOnline, type ShownCart } from '../../../src/stores/cart/showCart'
import { shownHash } from '../../../src/stores/cart/tellShown'
import { settings } from '../../../src/stores/settings'
import { BadAnswerError, mayBeDone, NetworkError, RefusalError } from '../../../src/wire/errors'
import { PRODUCT_FORM, type ProductFormAnswer, postProductForm } from './productFormCall'

/** A product form as it is sent. */
export interface SentForm {
  /** Where the form is sent: an address of this site. */
  address: string
  /** Its fields by name, including the button's; a list stands for a name that occurs several times. */
  fields: Record<string, unknown>
  /** Has the browser send the form. @returns whether it was sent. */
  submit(): boolean
}

/** How the add of a form ended, and the shop's error messages, as the page would have shown them. */
export interface FormOutcome {
  outcome: AddOutcome
  errors: readonly HTMLElement[]
}

/** What is known after a form was sent. */
interface Sent {
  /** Absent where there was none, or its status was an error. */
  answer?: ProductFormAnswer
  failure?: unknown
  /** The cart afterwards, if it could be fetched. */
  cart?: ShownCart
  /** Has the cart changed? */
  hasChanged: boolean
}

/** Sends a form and compares the cart before and after, all in one turn, so that no other call of ours comes in between. */
async function send({ address, fields }: SentForm): Promise<Sent> {
  const hashBefore = hashInCookie()
  const sent: Sent = { hasChanged: false }
  try {
    sent.answer = await postProductForm(address, fields, { timeout: settings().addTimeout })
  } catch (failure) {
    sent.failure = failure
  }
  // Only now: what an add that went just before has brought is shown while this one is under way.
  const hashShown = shownHash()
  try {
    sent.cart = await fetchCart()
    const { cartHash } = sent.cart
    // The hash that this page shows counts where the cookie cannot be read, and beside an error. Safari shows the cookie to scripts only
    // some time after the answer, and some servers hide all of theirs from scripts. It does not count otherwise: a cart that was emptied
    // elsewhere and has got the same product again has that hash, and has changed.
    const isAsShown = (!!sent.answer?.errors.length || !hashInCookie()) && cartHash === hashShown
    // Nothing was added to a cart that is empty now.
    sent.hasChanged = !!cartHash && cartHash !== hashBefore && !isAsShown
  } catch (error) {
    // The cookie came with the form's own answer.
    const hashNow = hashInCookie()
    sent.hasChanged = !!hashNow && hashNow !== hashBefore
    // A shop that cannot be reached is nobody's mistake.
    if (!(error instanceof NetworkError)) report('call-failed', null, error)
  }
  return sent
}

/**
 * Has the shop certainly finished with the form and not added anything? Only then may the form be sent again without adding twice. After a
 * lost connection, a timeout or a gateway's error the shop may still be working on it; after an answer, or where it has refused the request
 * itself, it is not. Without the cart we cannot know whether anything was added.
 */
function isRepeatable({ answer, failure, cart }: Sent): boolean {
  const isRefused = failure instanceof NetworkError && /^4\d\d$/.test(String(failure.reason))
  return !!cart && (!!answer || isRefused)
}

/** What WordPress knows a page by: its path, or one of these parameters where the shop has plain permalinks. */
function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  return [pathname, ...['p', 'page_id', 'product'].map((name) => searchParams.get(name))].join()
}

/** Did the shop redirect to a page that is neither the form's nor this one, as shops do that skip the cart? */
function leadsElsewhere(address: string, formAddress: string): boolean {
  return !!safeUrl(address) && ![formAddress, location.href].map(pageOf).includes(pageOf(address))
}

/**
 * Adds what is chosen in a product form without leaving the page (contract 1.4; setting `productForms`). The form goes to its own address
 * with all of its fields, as without script: that is right for variations with 'any' values, for groups and for the fields of other
 * plugins, of which the shop's background call knows nothing. The page that comes back has the shop's error messages; whether something was
 * added is seen from the cart.
 *
 * If that page has no message about it and the cart is unchanged (a login page, a captcha), the shopper must see the page: the form is sent
 * by the browser.
 *
 * @param tell functions that are called at each step, as with a listing's button.
 */
export async function addForm(form: SentForm, tell: AddNotifier): Promise<FormOutcome> {
  let errors: readonly HTMLElement[] = []
  const { body } = document
  const add = async () => {
    const sent = await inTurn(() => send(form))
    const { answer, cart, hasChanged, failure } = sent
    errors = answer?.errors ?? []
    // Where the cart is known and unchanged, a success message counts only if there are no errors: it may be about something else.
    if (hasChanged || (answer?.message && !(cart && errors.length > 0))) {
      // Who is on another page meanwhile, whose body a script has put in the place of this one's, is not led away from there.
      if (answer && body.isConnected && leadsElsewhere(answer.address, form.address)) {
        await goWhenSettled(answer.address)
        return
      }
      announce(answer?.message)
      return cart ?? {}
    }
    if (errors.length > 0) throw new RefusalError(errors.map(({ textContent }) => textContent).join(' '))
    if (isRepeatable(sent)) {
      await allSettled()
      if (form.submit()) return
    }
    // The cart has been asked for already.
    if (!cart && mayBeDone(failure)) refreshOnline()
    throw failure ?? new BadAnswerError(PRODUCT_FORM, 'neither added nor refused')
  }
  const outcome = await runAdd(form.fields, add, tell)
  return { outcome, errors }
}
