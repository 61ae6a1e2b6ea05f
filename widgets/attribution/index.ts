/** Order attribution: what the area's definitions name. */
export { default as attachAttributionInputs } from './attributionInputs'
export { default as attachExtensionData } from './extensionData'
export { default as trackVisit } from './trackVisit'
