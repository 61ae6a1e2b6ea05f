// Wraps the browser's mutation observer and custom elements: the inputs stand before anything else can happen, a rendering would come later.

import { onAttributionChange } from './attribution'
import { INPUT_PLACES, PLACEHOLDERS } from './attributionSelectors'
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

function stampAll(): void {
  document.querySelectorAll(INPUT_PLACES).forEach(stampForm)
}

const placesIn = (node: Node): Element[] =>
  node instanceof Element ? [node, ...node.querySelectorAll(INPUT_PLACES)] : []

/** Fills the places in which something has changed, and those that have come. */
function onMutations(records: readonly MutationRecord[]): void {
  const places = records.flatMap(({ target, addedNodes }) => {
    const around = (target as Element).closest('form') ?? (target as Element).closest(PLACEHOLDERS)
    return around ?? [...addedNodes].flatMap(placesIn)
  })
  for (const place of new Set(places)) if (place.isConnected && place.matches(INPUT_PLACES)) stampForm(place)
}

/**
 * The hidden attribution inputs of the page's forms, and of placeholders outside of them. Whoever redraws a part of one, the shop's old
 * checkout script or our own fragments, they are there and filled again before anything else can happen (behaviour
 * checkout.attribution.survives-a-redrawn-form).
 *
 * A service, not a component on each form: what it keeps cannot be seen or touched, has to be right in the same task in which a form is
 * redrawn, and would bring React to each checkout at rest.
 *
 * @returns a function that ends it.
 */
export function keepInputs(): () => void {
  defineElement()
  stampAll()
  const redrawn = new MutationObserver(onMutations)
  redrawn.observe(document.body, { childList: true, subtree: true, attributeFilter: ['value'] })
  const stopListening = onAttributionChange(stampAll)
  return () => {
    redrawn.disconnect()
    stopListening()
  }
}
