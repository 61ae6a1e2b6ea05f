import type { Island } from '../../src/islands/island'
import { onAttributionChange } from './attribution'
import { stampForm } from './stampForm'

/** The shop's placeholder: inputs are there as soon as it is in the page (contract 9.3). */
const ELEMENT = 'wc-order-attribution-inputs'

function defineElement(): void {
  if (customElements.get(ELEMENT)) return
  customElements.define(
    ELEMENT,
    class extends HTMLElement {
      connectedCallback(): void {
        stampForm(this.closest('form') ?? this)
      }
    },
  )
}

/**
 * The hidden attribution inputs of a form. Whoever redraws a part of it, the shop's old checkout script or our own fragments, they are
 * there and filled again before anything else can happen (behaviour checkout.attribution.survives-a-redrawn-form).
 */
export default function attach({ host: form }: Island): () => void {
  const stamp = () => stampForm(form)
  defineElement()
  stamp()
  const redrawn = new MutationObserver(stamp)
  redrawn.observe(form, { childList: true, subtree: true, attributeFilter: ['value'] })
  const stopListening = onAttributionChange(stamp)
  return () => {
    redrawn.disconnect()
    stopListening()
  }
}
