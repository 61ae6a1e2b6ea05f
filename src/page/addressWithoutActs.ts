/**
 * Parameters by which the shop acts when a page is asked for: asked for again, it would add a second time (contract 1.1, 1.5, 2; plugins
 * contract 3.3).
 */
const ACTS = /^(add-to-(cart|quote)|remove_item|undo_item|order_again)$/

/** This page's address, at which nothing is done a second time: without what an address such as `?add-to-cart=12` asks the shop to do. */
export function addressWithoutActs(): URL {
  const address = new URL(location.href)
  for (const name of [...address.searchParams.keys()]) if (ACTS.test(name)) address.searchParams.delete(name)
  return address
}
