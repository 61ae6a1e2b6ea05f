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
  /** A button for each add that is under way, or with which the page goes. */
  busy: readonly HTMLElement[]
  notice?: FormNotice | undefined
}

type Step = { what: 'begun' | 'ended'; button: HTMLElement } | { what: 'said'; notice: FormNotice }

function reduce(state: AddsState, step: Step): AddsState {
  const { busy } = state
  if (step.what === 'said') return { ...state, notice: step.notice }
  if (step.what === 'begun') return { busy: [...busy, step.button] }
  return { ...state, busy: busy.toSpliced(busy.indexOf(step.button), 1) }
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
  const [{ busy, notice }, step] = useReducer(reduce, { busy: [] })
  const { addFailed } = useText('cart')
  const take = (next: Step) => flushSync(() => step(next))

  const add = async (button: HTMLElement, form: SentForm) => {
    take({ what: 'begun', button })
    const tell = addTellers(button)
    const end = () => take({ what: 'ended', button })
    const { outcome, errors } = await addForm(form, {
      ...tell,
      vetoed() {
        end()
        tell.vetoed()
      },
      failed(...why) {
        end()
        tell.failed(...why)
      },
      added(cart) {
        end()
        tell.added(cart)
        dispatch('shop-islands:button-done', { isAdded: !!cart.fragments, mayBeBusy: false }, button)
      },
    })
    if (errors.length > 0 || (outcome === 'failed' && addFailed)) take({ what: 'said', notice: { button, errors } })
    if (outcome === 'failed' && errors.length === 0) announce(addFailed)
    if (outcome !== 'left') return
    await untilShown()
    end()
  }

  return { busy: [...new Set(busy)], notice, add }
}
