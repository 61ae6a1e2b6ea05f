// Wraps the browser's mutation observer and custom elements: the inputs stand before anything else can happen, a rendering would come later.

import { onAttributionChange } from './attribution'
import { FORMS } from './attributionSelectors'
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

function stampForms(): void {
  for (const form of document.forms) if (form.matches(FORMS)) stampForm(form)
}

const formsIn = (node: Node): HTMLFormElement[] =>
  node instanceof Element ? [...(node instanceof HTMLFormElement ? [node] : []), ...node.querySelectorAll('form')] : []

/** Fills the forms in which something has changed, and those that have come. */
function onMutations(records: readonly MutationRecord[]): void {
  const forms = records.flatMap(({ target, addedNodes }) => {
    const around = (target as Element).closest('form')
    return around ?? [...addedNodes].flatMap(formsIn)
  })
  for (const form of new Set(forms)) if (form.isConnected && form.matches(FORMS)) stampForm(form)
}

/**
 * The hidden attribution inputs of the page's forms. Whoever redraws a part of one, the shop's old checkout script or our own fragments,
 * they are there and filled again before anything else can happen (behaviour checkout.attribution.survives-a-redrawn-form).
 *
 * A service, not a component on each form: what it keeps cannot be seen or touched, has to be right in the same task in which a form is
 * redrawn, and would bring React to each checkout at rest.
 *
 * @returns a function that ends it.
 */
export function keepInputs(): () => void {
  defineElement()
  stampForms()
  const redrawn = new MutationObserver(onMutations)
  redrawn.observe(document.body, { childList: true, subtree: true, attributeFilter: ['value'] })
  const stopListening = onAttributionChange(stampForms)
  return () => {
    redrawn.disconnect()
    stopListening()
  }
}
