import { listen } from '../../src/bridge/pluginEvents'

/** As much as is called of what the theme's library of floating labels leaves on the page. */
interface FloatingLabels {
  floatlabels?: { rebuild?(): void }
}

/**
 * Has the labels of the checkout float anew when the shopper has chosen another country: the shop puts another field for the state in
 * place then, which that library does not know (contract 9.2). A service: it draws nothing, and any of the fields may be the one.
 *
 * @returns a function that ends it.
 */
export function renewFloatingLabels(): () => void {
  return listen('country_to_state_changed', () => (window as FloatingLabels).floatlabels?.rebuild?.())
}
