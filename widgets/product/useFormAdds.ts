import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { addTellers } from '../../src/bridge/cartEvents'
import { announce } from '../../src/page/announcer'
import { dispatch } from '../../src/page/events'
import { untilShown } from '../../src/page/shownAgain'
import { useText } from '../../src/react'
import { addForm, type SentForm } from './addForm'

/** What is said of an add that did not work, or not wholly. */
export interface FormNotice {
  button: HTMLElement
  /** What the shop has against it, as its page would have shown it; none where nobody knows why. */
  errors: readonly HTMLElement[]
}

/** What the shopper sees of a form's adds. */
interface AddsState {
  /** The buttons of the adds under way, one for each add. */
  running: readonly HTMLElement[]
  /** The buttons with which the page goes. */
  leaving: readonly HTMLElement[]
  notice?: FormNotice | undefined
}

type Step =
  | { what: 'begun' | 'ended' | 'left' | 'shownAgain'; button: HTMLElement }
  | { what: 'said'; notice: FormNotice }

/** A list without the first of these buttons in it. */
function without(list: readonly HTMLElement[], button: HTMLElement): readonly HTMLElement[] {
  const at = list.indexOf(button)
  return list.filter((_button, index) => index !== at)
}

function reduce(state: AddsState, step: Step): AddsState {
  const { running, leaving } = state
  switch (step.what) {
    case 'begun':
      return { leaving, running: [...running, step.button] }
    case 'ended':
      return { ...state, running: without(running, step.button) }
    case 'left':
      return { ...state, running: without(running, step.button), leaving: [...leaving, step.button] }
    case 'shownAgain':
      return { ...state, leaving: without(leaving, step.button) }
    case 'said':
      return { ...state, notice: step.notice }
  }
}

/** The adds of a product form. */
export interface FormAdds {
  /** The buttons that are busy: with an add, or because the page goes. */
  busy: readonly HTMLElement[]
  /** What is said of the last add. */
  notice: FormNotice | undefined
  /** Adds; resolves when it has ended, or the page is shown again that it left. */
  add(button: HTMLElement, form: SentForm): Promise<void>
}

/**
 * Adds what is chosen in a product form (contract 1.2, 1.4). Every step shows before anybody is told of it: who listens finds the button as
 * it should be.
 */
export function useFormAdds(): FormAdds {
  const [{ running, leaving, notice }, step] = useReducer(reduce, { running: [], leaving: [] })
  const { addFailed } = useText('cart')
  const take = (next: Step) => flushSync(() => step(next))

  const add = async (button: HTMLElement, form: SentForm) => {
    take({ what: 'begun', button })
    const tell = addTellers(button)
    const { outcome, errors } = await addForm(form, {
      ...tell,
      ended: () => take({ what: 'ended', button }),
      added(cart) {
        tell.added(cart)
        dispatch('shop-islands:button-done', { isAdded: !!cart.fragments, isFree: false }, button)
      },
    })
    if (errors.length > 0 || (outcome === 'failed' && addFailed)) take({ what: 'said', notice: { button, errors } })
    if (outcome === 'failed' && errors.length === 0) announce(addFailed)
    if (outcome !== 'left') return
    take({ what: 'left', button })
    await untilShown()
    take({ what: 'shownAgain', button })
  }

  return { busy: [...new Set([...running, ...leaving])], notice, add }
}
