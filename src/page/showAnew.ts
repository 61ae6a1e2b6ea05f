import { addressWithoutActs } from './addressWithoutActs'

/**
 * Has the browser load the page again. Nothing is done a second time: neither by an address such as `?add-to-cart=12`, nor by a form to
 * which the page is the answer, because an address that was replaced is only asked for.
 */
export function showAnew(): void {
  history.replaceState(history.state, '', addressWithoutActs())
  location.reload()
}
