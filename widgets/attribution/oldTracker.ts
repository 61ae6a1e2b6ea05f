import { shopScript } from '../../src/bridge/replacedScripts'
import type { OldScript } from '../../src/islands/oldScripts'

/** The shop's own script, which fills the forms and the data store itself. */
export const oldTracker: OldScript = shopScript('order-attribution', 'stands back')
