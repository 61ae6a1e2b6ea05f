import { productSettings } from '../productSettings'
import { variationText } from './variationTexts'

/** What a variation form says in words: that a choice leads nowhere, that it could not be looked up, that it was cleared. */
export interface FormMessages {
  /** Says so under the form. `failed`: the shop could not be asked. */
  say(what: 'noMatchingVariation' | 'variationFailed'): Promise<void>
  /** Takes away what `say` said. */
  unsay(): void
  /** Tells screen readers that the choice was cleared. */
  announceReset(): Promise<void>
  /** Empties the announcement, so that the next one is spoken. */
  clearReset(): void
}

/** The messages of one form, in the places that the shop's own script uses (contract 5.1, 5.4). */
export function createFormMessages(form: HTMLFormElement): FormMessages {
  /** Rises with each message asked for or taken away: a text that arrives late must not be shown. */
  let turn = 0
  let message: HTMLElement | undefined
  const unsay = () => {
    turn++
    message?.remove()
  }
  const region = () => form.querySelector('.reset_variations_alert')
  return {
    unsay,
    async say(what) {
      unsay()
      const mine = turn
      const isFailure = what === 'variationFailed'
      const text = (!isFailure && productSettings().productNoMatchText) || (await variationText(what))
      if (mine !== turn || !text) return
      const line = document.createElement('p')
      line.className = isFailure ? 'woocommerce-error' : 'wc-no-matching-variations woocommerce-info'
      line.textContent = text
      message = document.createElement('div')
      message.setAttribute('role', 'alert')
      message.append(line)
      const place = form.querySelector('.single_variation')
      if (place) place.after(message)
      else form.append(message)
    },
    async announceReset() {
      const text = productSettings().productResetText || (await variationText('selectionReset'))
      region()?.replaceChildren(text)
    },
    clearReset() {
      region()?.replaceChildren()
    },
  }
}
