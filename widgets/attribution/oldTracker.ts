import { shopScript } from '../../src/bridge/replacedScripts'
import type { OldScript } from '../../src/islands/oldScripts'
import { ELEMENT } from './attributionSelectors'

/**
 * The shop's own script, which fills the forms and the data store itself. Where an optimiser has merged it into another file, it is known
 * by the placeholder that it has defined: ours would write over what it puts there, also after the visitor has withdrawn the consent.
 */
export const oldTracker: OldScript = {
  ...shopScript('order-attribution', 'stands back'),
  isHere() {
    const placeholder = customElements.get(ELEMENT)
    return !!placeholder && !('isOurs' in placeholder)
  },
}
