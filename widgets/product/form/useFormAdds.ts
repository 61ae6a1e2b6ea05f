import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { addNotifier } from '../../../src/bridge/cartEvents'
import { announce, clearAnnouncement } from '../../../src/page/announcer'
import { dispatch } from '../../../src/page/events'
import { untilPageShow } from '../../../src/page/pageShow'
import { useText } from '../../../src/react'
import { addForm, type SentForm } from './addForm'

/** The notice about an add that failed, wholly or in part. */
export interface FormNotice {
  button: HTMLElement
  /** The shop's error messages, as its page would have shown them; none where the reason is unknown. */
  errors: readonly HTMLElement[]
}

/** What the shopper sees of a form's adds. */
interface AddsState {
  /** A button for each add that is under way, or that leads to another page. */
  busy: readonly HTMLElement[]
  notice?: FormNotice | undefined
}

type AddsAction = { type: 'begun' | 'ended'; button: HTMLElement } | { type: 'said'; notice: FormNotice }

function reduce(state: AddsState, action: AddsAction): AddsState {
  const { busy } = state
  if (action.type === 'said') return { ...state, notice: action.notice }
  if (action.type === 'begun') return { busy: [...busy, action.button] }
  return { ...state, busy: busy.toSpliced(busy.indexOf(action.button), 1) }
}

/** The adds of a product form. */
export interface FormAdds {
  /** The buttons that are busy: with an add, or because the page is being left. */
  busy: readonly HTMLElement[]
  /** The notice about the last add. */
  notice: FormNotice | undefined
  /** Adds. Resolves when the add has ended, or when the page is shown again after it was left. */
  add(button: HTMLElement, form: SentForm): Promise<void>
}

/**
 * Adds what is chosen in a product form (contract 1.2, 1.4). Every step is rendered before others are told, so that listeners find the
 * button in its new state.
 */
export function useFormAdds(): FormAdds {
  const [{ busy, notice }, send] = useReducer(reduce, { busy: [] })
  const { addFailed } = useText('cart')
  const dispatchNow = (action: AddsAction) => flushSync(() => send(action))

  const add = async (button: HTMLElement, form: SentForm) => {
    clearAnnouncement(button)
    dispatchNow({ type: 'begun', button })
    const tell = addNotifier(button, { form: button.closest('form') })
    const end = () => dispatchNow({ type: 'ended', button })
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
        // First, as in the shop's own script: whoever hears of the add finds button and link as they are then (contract 1.2).
        dispatch('shop-islands:button-done', { isAdded: !!cart.fragments, mayBeBusy: false, isTold: true }, button)
        tell.added(cart)
        tell.buttonDone()
      },
    })
    if (errors.length > 0 || (outcome === 'failed' && addFailed))
      dispatchNow({ type: 'said', notice: { button, errors } })
    if (outcome === 'failed' && errors.length === 0) announce(addFailed, button)
    if (outcome !== 'left') return
    await untilPageShow()
    end()
  }

  return { busy: [...new Set(busy)], notice, add }
}
