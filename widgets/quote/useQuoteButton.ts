import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { answerNotifier } from '../../src/bridge/answerNotifier'
import { emit } from '../../src/bridge/pluginEvents'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { isVisible } from '../../src/page/elements'
import { detailOf, dispatch, type QuoteTexts } from '../../src/page/events'
import { wordsIn } from '../../src/page/htmlText'
import { safeUrl } from '../../src/page/navigation'
import { onPageRestored, untilPageShow } from '../../src/page/pageShow'
import { wait } from '../../src/page/wait'
import { type EventOf, useListener, useOneAtATime, usePageEffect, useText } from '../../src/react'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { inTurn } from '../../src/stores/cart/queue'
import { initialState, type QuoteButtonAction, reduceQuoteButton } from './quoteButtonState'
import { quoteCallFor, reportFailure } from './quoteCallFor'
import { postAddToQuote, type QuoteAnswer, type QuoteCall } from './quoteCalls'
import { buttonsOf, formOf, readQuoteFields, VARIATION } from './quoteForm'
import { quoteSettings } from './quoteSettings'

/** The address of the list: the answer's wins over the setting's (behaviour quote.add.rqa-url-falls-back-to-setting). */
const listUrlOf = ({ listUrl }: QuoteTexts) => safeUrl(listUrl || quoteSettings().quoteListUrl)

/** Texts that the server has not sent. */
const NO_TEXTS: QuoteTexts = { message: '', browseLabel: '', listUrl: '' }

/** The globals of add-ons that hold an add back (plugins contract 3.6): for options to choose, a price to name, an order in one go. */
const ADD_ONS = ['yith_wapo_general', 'ywcnp_raq', 'yith_wceop_params']

/**
 * Has the browser show what is missing in a form, as it does before an add to the cart. Any number of pieces may be asked for, also more
 * than the shop has in stock (plugins contract 3.3).
 *
 * @returns is nothing missing?
 */
function isFilledIn(form: HTMLFormElement): boolean {
  // Not `form.elements`, which a control with that name hides. A form's fields may stand beside it.
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')]
  const wrong = fields.find(
    (field) => field.form === form && !field.matches('[name^="quantity"]') && !field.checkValidity(),
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
    if (answer.isListed) dispatch('shop-islands:quote-changed', { productId, variationId, isListed: true }, button)
    else dispatch('shop-islands:quote-failed', { error: answer.message }, button)
    return answer
  } catch (error) {
    reportFailure(button, error)
    return
  }
}

/**
 * Is the button told whether what is chosen is in the list (`useQuoteChoice.ts`)? It is in a form with variations: only the server knows of
 * the chosen one.
 */
function isTold(button: HTMLElement): boolean {
  return !!formOf(button)?.querySelector(VARIATION)
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

/**
 * The state and the actions of a quote button: it adds its product with the choice in the product's form, and follows events about that
 * choice (behaviours quote.add.*, quote.variation.*).
 *
 * @param button has `data-product_id`.
 * @returns the state, whether a call is under way or the page is being left, the function that adds the product, and the one that follows a
 *   choice.
 */
export function useQuoteButton(button: HTMLElement) {
  const { added, alreadyListed, browse, addFailed } = useText('quote')
  const [state, send] = useReducer(reduceQuoteButton, initialState)
  const dispatchNow = (action: QuoteButtonAction) => flushSync(() => send(action))
  const [isBusy, run] = useOneAtATime()

  /** `ownMessage`: shown where the answer has no message. `isSpoken`: has it been announced already? */
  const showListed = (answer: QuoteTexts, ownMessage: string, isSpoken = false) => {
    const message = answer.message || ownMessage
    const url = listUrlOf(answer)
    const label = wordsIn(answer.browseLabel) || browse
    const takesFocus = button === document.activeElement
    if (!isSpoken) announce(wordsIn(message), button)
    dispatchNow({ type: 'listed', said: { message, takesFocus, ...(url && label && { link: { url, label } }) } })
  }

  /** Takes away what was said of the list. If the focus is in that, the button gets it. */
  const takeBack = (type: 'none' | 'unlisted') => {
    const focused = document.activeElement
    dispatchNow({ type })
    if (focused && !isVisible(focused)) button.focus()
  }

  const follow = (event: EventOf<'shop-islands:quote-choice'>) => {
    const detail = detailOf(event)
    if (!detail.choice) return
    // What is still to be said of the choice before it is not true any more.
    clearAnnouncement(button)
    if (detail.choice === 'listed') showListed({ ...NO_TEXTS, ...detail.says }, alreadyListed, detail.isSpoken)
    else takeBack(detail.choice)
  }

  useListener(document, 'shop-islands:quote-changed', (event) => {
    const { productId, isListed } = detailOf(event)
    const isOurs = productId && productId === button.dataset['product_id']
    if (isOurs && isListed === false && !isTold(button)) takeBack('unlisted')
  })
  usePageEffect(() => onPageRestored(() => isTold(button) || send({ type: 'shownAgain' })), [button])

  /** Shows the result of an add. @returns whether the page is being left. */
  const show = async (answer: QuoteAnswer | undefined): Promise<boolean> => {
    if (!answer?.isListed) {
      announce(wordsIn(answer?.message ?? '') || addFailed, button)
      dispatchNow(answer?.message ? { type: 'refused', said: { message: answer.message } } : { type: 'failed' })
      return false
    }
    if (quoteSettings().quoteGoToList && (await goWhenSettled(listUrlOf(answer)))) return true
    const { message, browseLabel, listUrl } = answer
    showListed(answer, added)
    tellOtherButtons(button, { message: message || added, browseLabel, listUrl })
    return false
  }

  /** @returns whether the page is being left. */
  const addOnce = async (): Promise<boolean> => {
    const { answered, tell } = answerNotifier()
    const answer = await addToQuote(button, { answered })
    const goes = await show(answer)
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
    clearAnnouncement(button)
    dispatchNow({ type: 'begun' })
    // The button stays busy until the page has gone, and is ready again if this page is shown again.
    if (await addOnce()) await untilPageShow()
  }

  return { state, isBusy, add: () => run(add), follow }
}
