/** Order attribution: what the area's definitions name. */
export { giveExtensionData } from './giveExtensionData'
export { keepInputs } from './keepInputs'
export { trackVisit } from './trackVisit'
