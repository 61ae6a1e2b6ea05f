import { useRef } from 'react'
import { emit } from '../../src/bridge/pluginEvents'
import { usePluginEvent, useTimer } from '../../src/react'

/** Milliseconds that a product's variation forms have to begin. One without options never does. */
const FORMS_BEGIN_IN = 1000

/** Tells extensions of the shop that a quick view can be seen. */
interface DisplayedTeller {
  /** To be called when the product is in the page. */
  tell(): void
  /** To be called when it closes: what was not told by then is not told. */
  stop(): void
}

/**
 * Raises `quick-view-displayed` on the body, by which extensions such as bundles, mix-and-match boxes and add-ons begin in a product that has
 * come late (contract 3.4). Some raise `change` on the selects of its variation forms then, so these have begun before.
 *
 * @param answer the product.
 */
export function useTellDisplayed(answer: HTMLElement): DisplayedTeller {
  const isWaiting = useRef(false)
  const timer = useTimer()
  const tellIn = (milliseconds: number) =>
    timer.wait(() => {
      isWaiting.current = false
      emit('quick-view-displayed')
    }, milliseconds)
  // Not at once, because other forms of the product begin in the same moment.
  usePluginEvent('wc_variation_form', () => isWaiting.current && tellIn(0), answer)
  return {
    tell() {
      isWaiting.current = true
      tellIn(answer.querySelector('.variations_form') ? FORMS_BEGIN_IN : 0)
    },
    stop() {
      isWaiting.current = false
      timer.stop()
    },
  }
}
