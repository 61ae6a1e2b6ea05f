import { useRef } from 'react'
import { emit, onPluginEvent } from '../../src/bridge/pluginEvents'
import { stopAll } from '../../src/page/callbacks'
import { usePageEffect } from '../../src/react'

/** Milliseconds that a product's variation forms have to begin. One without options never does. */
const FORMS_BEGIN_IN = 1000

/** Tells extensions of the shop that a quick view can be seen. */
interface DisplayedNotifier {
  /** To be called when the product is in the page. */
  tell(): void
  /** To be called when it closes: what was not told by then is not told. */
  stop(): void
}

/**
 * Acts once all variation forms of a product have begun, each of which says so by `wc_variation_form`, and all who listen have heard it.
 *
 * @returns a function that stops waiting.
 */
function whenFormsHaveBegun(answer: HTMLElement, act: () => void): () => void {
  const forms = [...answer.querySelectorAll('.variations_form')]
  const waiting = new Set(forms)
  const actIn = (milliseconds: number) =>
    setTimeout(() => {
      stop()
      act()
    }, milliseconds)
  let timer = actIn(forms.length > 0 ? FORMS_BEGIN_IN : 0)
  const hear = (form: Element) => {
    waiting.delete(form)
    if (waiting.size > 0) return
    clearTimeout(timer)
    timer = actIn(0)
  }
  const stopHearing = stopAll(...forms.map((form) => onPluginEvent('wc_variation_form', () => hear(form), form)))
  const stop = () => {
    clearTimeout(timer)
    stopHearing()
  }
  return stop
}

/**
 * Raises `quick-view-displayed` on the body, by which extensions such as bundles, mix-and-match boxes and add-ons begin in a product that
 * has come late (contract 3.4). Some raise `change` on the selects of its variation forms then, so these have begun before.
 *
 * @param answer the product.
 */
export function useTellDisplayed(answer: HTMLElement): DisplayedNotifier {
  const waiting = useRef(() => {})
  usePageEffect(() => () => waiting.current(), [])
  return {
    stop: () => waiting.current(),
    tell() {
      waiting.current = whenFormsHaveBegun(answer, () => emit('quick-view-displayed'))
    },
  }
}
