/**
 * The limit: adding and removing by one delegated listener, written by hand for exactly this page. No cache, no announcement, no settings,
 * nothing kept in what it swaps.
 */
async function callCart(endpoint: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(`/?wc-ajax=${endpoint}`, { method: 'POST', body: new URLSearchParams(fields) })
  const { fragments } = (await answer.json()) as { fragments: Record<string, string> }
  for (const [selector, html] of Object.entries(fragments)) {
    for (const place of document.querySelectorAll(selector)) place.outerHTML = html
  }
}

document.addEventListener('click', async (event) => {
  const control = (event.target as Element).closest<HTMLElement>('.ajax_add_to_cart,.remove_from_cart_button')
  if (!control) return
  event.preventDefault()
  control.classList.add('loading')
  const { product_id = '', cart_item_key = '' } = control.dataset
  if (cart_item_key) await callCart('remove_from_cart', { cart_item_key })
  else await callCart('add_to_cart', { product_id })
  control.classList.remove('loading')
  control.classList.add('added')
})
