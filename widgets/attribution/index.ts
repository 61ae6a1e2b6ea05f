/** Order attribution: what the area's definitions name. */
export { startAttribution } from './attribution'
export { giveExtensionData } from './giveExtensionData'
export { keepInputs } from './keepInputs'
