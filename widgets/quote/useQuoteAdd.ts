import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { answerNotifier } from '../../src/bridge/answerNotifier'
import { emit } from '../../src/bridge/pluginEvents'
import { useFailure } from '../../src/notice/useFailure'
import { announce } from '../../src/page/announcer'
import { isVisible } from '../../src/page/elements'
import { dispatch, type QuoteTexts } from '../../src/page/events'
import { wordsIn } from '../../src/page/htmlText'
import { untilPageShow } from '../../src/page/pageShow'
import { wait } from '../../src/page/wait'
import { useOneAtATime, useText } from '../../src/react'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { inTurn } from '../../src/stores/cart/queue'
import { tellOtherTabs } from './otherTabs'
import { quoteCallFor, reportFailure } from './quoteCallFor'
import { postAddToQuote, type QuoteAnswer, type QuoteCall } from './quoteCalls'
import { buttonsOf, formOf, readQuoteFields } from './quoteForm'
import { quoteSettings } from './quoteSettings'
import { listUrlOf, type ShownQuote } from './useQuoteState'

/** The globals of add-ons that hold an add back (plugins contract 3.6): for options to choose, a price to name, an order in one go. */
const ADD_ONS = ['yith_wapo_general', 'ywcnp_raq', 'yith_wceop_params']

/**
 * Has the browser show what is missing in a form, as it does before an add to the cart. Any number of pieces may be asked for, also more
 * than the shop has in stock (plugins contract 3.3). A field that cannot be seen, such as that of an add-on whose condition is not met, is
 * nothing that the shopper could fill in: the browser would say nothing, and no quote could be asked for.
 *
 * @returns is nothing missing?
 */
function isFilledIn(form: HTMLFormElement): boolean {
  // Not `form.elements`, which a control with that name hides. A form's fields may stand beside it.
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')]
  const wrong = fields.find(
    (field) =>
      field.form === form && !field.matches('[name^="quantity"]') && !field.checkValidity() && isVisible(field),
  )
  wrong?.reportValidity()
  return !wrong
}

/** Tells add-ons of an add that is about to be sent: they fill in fields, or say in the page what is missing. @returns may it be sent? */
function mayAdd(button: HTMLElement): boolean {
  emit('yith_ywraq_action_before', [button], document)
  return ADD_ONS.every((name) => Object(Reflect.get(window, name)).do_submit !== false)
}

/**
 * Adds a button's product to the quote list, when its turn has come, and raises an event.
 *
 * @param more further options of the call.
 * @returns the answer; `undefined` where the call failed, which has been reported.
 */
async function addToQuote(button: HTMLElement, more: Pick<QuoteCall, 'answered'>): Promise<QuoteAnswer | undefined> {
  const fields = readQuoteFields(button)
  const productId = fields.get('product_id') ?? ''
  const variationId = fields.get('variation_id') || '0'
  try {
    const answer = await inTurn(() => postAddToQuote(fields, { ...quoteCallFor(button), ...more }))
    if (answer.isListed) {
      tellOtherTabs()
      dispatch('shop-islands:quote-changed', { productId, variationId, isListed: true }, button)
    } else dispatch('shop-islands:quote-failed', { error: answer.message }, button)
    return answer
  } catch (error) {
    reportFailure(button, error)
    return
  }
}

/** Tells the other buttons for a button's product, in the same form, that it is in the list. `says`: what the button itself says of it. */
function tellOtherButtons(button: HTMLElement, says: QuoteTexts): void {
  const form = formOf(button)
  const { product_id: product } = button.dataset
  for (const other of form ? buttonsOf(form) : []) {
    if (other !== button && other.dataset['product_id'] === product)
      dispatch('shop-islands:quote-choice', { choice: 'listed', says, isSpoken: true }, other)
  }
}

/** The adds of a quote button. */
interface QuoteAdds {
  /** Is one under way, or the page being left? */
  isBusy: boolean
  /** About one that has failed without a message of the server's. */
  notice: ReactNode
  add(): Promise<void>
}

/**
 * Adds the product of a quote button to the list, with the choice in the product's form (behaviours quote.add.*).
 *
 * @param button has `data-product_id`.
 */
export function useQuoteAdd(button: HTMLElement, { show, showListed }: ShownQuote): QuoteAdds {
  const { added, addFailed } = useText('quote')
  const { notice, fail, forget } = useFailure(button, addFailed)
  const [isBusy, run] = useOneAtATime()

  const showRefused = ({ message }: QuoteAnswer) => {
    announce(wordsIn(message) || addFailed, button)
    show({ type: 'refused', said: { message } })
  }

  /** Shows the result of an add that the shopper has asked for on the page of this body. @returns whether the page is being left. */
  const showResult = async (answer: QuoteAnswer | undefined, body: HTMLElement): Promise<boolean> => {
    if (!answer?.isListed) {
      if (answer?.message) showRefused(answer)
      else flushSync(fail)
      return false
    }
    // Who is on another page meanwhile, whose body a script has put in the place of this one's, is not led away from there.
    const goesToList = quoteSettings().quoteGoToList && body.isConnected
    if (goesToList && (await goWhenSettled(listUrlOf(answer)))) return true
    const { message, browseLabel, listUrl } = answer
    showListed(answer, added)
    tellOtherButtons(button, { message: message || added, browseLabel, listUrl })
    return false
  }

  /** @returns whether the page is being left. */
  const addOnce = async (): Promise<boolean> => {
    const { body } = document
    const { answered, tell } = answerNotifier()
    const answer = await addToQuote(button, { answered })
    const goes = await showResult(answer, body)
    // Raised once the page shows the result, as by the plugin's scripts; those of the paid editions have events of their own (plugins
    // contract 3.6).
    if (answer) {
      emit(`yith_wwraq_${answer.isListed ? 'added_successfully' : 'error_while_adding'}`, [answer.raw], document)
      tell()
    }
    return goes
  }

  const add = async () => {
    const form = formOf(button)
    if (form && !form.noValidate && !isFilledIn(form)) return
    // Some add-ons judge the choice when they hear of the same click, after us.
    await wait(0)
    if (!mayAdd(button)) return
    forget()
    show({ type: 'begun' })
    // The button stays busy until the page has gone, and is ready again if this page is shown again.
    if (await addOnce()) await untilPageShow()
  }

  return { isBusy, notice, add: () => run(add) }
}
