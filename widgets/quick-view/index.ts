/** The quick view: what the area's definitions name. */
export { QuickViewButton } from './QuickViewButton'
export { QuickViews } from './QuickViews'
