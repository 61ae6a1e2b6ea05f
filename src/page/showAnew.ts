/** Parameters by which the shop acts when a page is asked for: asked for again, it would add a second time (contract 1.1, 1.5, 2). */
const ACTS = /^(add-to-cart|remove_item|undo_item|order_again)$/

/**
 * Has the browser load the page again. Nothing is done a second time: neither by an address such as `?add-to-cart=12`, nor by a form to
 * which the page is the answer, because an address that was replaced is only asked for.
 */
export function showAnew(): void {
  const address = new URL(location.href)
  for (const name of [...address.searchParams.keys()]) if (ACTS.test(name)) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  location.reload()
}
