import { onPluginEvent } from '../../src/bridge/pluginEvents'

/**
 * Has the library set up the checkout's floating labels again when the shopper has chosen another country: the shop then replaces the field
 * for the state, and the library does not notice that (contract 9.2). A service: it draws nothing, and belongs to no single field.
 *
 * @returns a function that ends it.
 */
export function renewFloatingLabels(): () => void {
  return onPluginEvent('country_to_state_changed', () => window.floatlabels?.rebuild?.())
}
