// Wraps the browser's mutation observer and custom elements: the inputs must be there in the same task, and a rendering would come later.

import { stopAll } from '../../src/page/callbacks'
import { onPageRestored } from '../../src/page/pageShow'
import { onAttributionChange } from './attribution'
import { ELEMENT, INPUT_PLACES, PLACEHOLDERS } from './attributionSelectors'
import { removeOwnInputs, stampForm } from './stampForm'

/** Defines the shop's placeholder: inputs are there as soon as it is in the page. */
function defineElement(): void {
  if (customElements.get(ELEMENT)) return
  customElements.define(
    ELEMENT,
    class extends HTMLElement {
      /** Tells it from that of the shop's own script (`oldTracker`). */
      static readonly isOurs = true

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

/** Fills the places in which something has changed, and new ones. */
function onMutations(records: readonly MutationRecord[]): void {
  const places = records.flatMap(({ target, addedNodes }) => {
    const around = (target as Element).closest('form') ?? (target as Element).closest(PLACEHOLDERS)
    return around ?? [...addedNodes].flatMap(placesIn)
  })
  for (const place of new Set(places)) if (place.isConnected && place.matches(INPUT_PLACES)) stampForm(place)
}

/**
 * Keeps the hidden attribution inputs in the page's forms and in placeholders outside forms. When the shop's old checkout script or a swap
 * redraws a part of one, the inputs are there and filled again in the same task (behaviour checkout.attribution.survives-a-redrawn-form).
 * They go when the page is left, and are there again when the browser shows it as it has kept it (decisions: Inputs go with the page).
 *
 * A service, not a component on each form: the inputs are invisible, must be right in the task in which a form is redrawn, and should not
 * make each checkout load React.
 *
 * @returns a function that ends it.
 */
export function keepInputs(): () => void {
  defineElement()
  const redrawn = new MutationObserver(onMutations)
  const enter = () => {
    stampAll()
    redrawn.observe(document.body, { childList: true, subtree: true, attributeFilter: ['value'] })
  }
  const leave = () => {
    removeOwnInputs()
    redrawn.disconnect()
  }
  enter()
  addEventListener('pagehide', leave)
  return stopAll(
    () => removeEventListener('pagehide', leave),
    onPageRestored(enter),
    onAttributionChange(stampAll),
    () => redrawn.disconnect(),
  )
}
