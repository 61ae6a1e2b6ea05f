// Wraps the browser's clicks, before any other script of ours is there.
/**
 * `early.js`: goes inline into the head of pages whose optimiser delays scripts. It holds the first clicks on WooCommerce's own links that
 * add and remove, and on our buttons that add. If no script has come after three seconds, it requests all links but the last, whose
 * click then happens natively (decisions: What `early.js` holds). Where the page is left before that, the links are requested in the
 * background (decisions: A tap outlives the page).
 */
const held: MouseEvent[] = []
let isOver = false
// The blocks' own buttons have a runtime that adds. The link, not the click's target: an icon in a button is SVG, which has no click().
// A script may click the document, which has no closest().
const linkAround = (event: Event) =>
  (event.target as Partial<Element>).closest?.<HTMLElement & { href?: string }>(
    '.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button,[data-island=add-to-cart]',
  )
/**
 * Requests a link in the background, to the end of its page: the shop stores the cart after that. A button without an address has nothing
 * to request.
 */
const send = async (event: Event) => {
  const address = linkAround(event)?.href
  try {
    if (address) await (await fetch(address, { keepalive: true })).text()
  } catch {}
}
// The listener stays on the page: a flag takes fewer bytes than removing it.
const stop = () => {
  isOver = true
}

addEventListener(
  'click',
  (event) => {
    if (isOver || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return
    if (!linkAround(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
    setTimeout(async () => {
      if (isOver) return
      stop()
      // Only one link can be followed: the next would take its place before the server has heard of it. Clicks on the same one are
      // impatience: nothing has shown that the first was heard.
      while (held[1]) {
        const click = held.shift() as MouseEvent
        if (linkAround(click) !== linkAround(held[0] as MouseEvent)) await send(click)
      }
      if (held[0]) linkAround(held.pop() as MouseEvent)?.click()
    }, 3000)
  },
  true,
)
addEventListener('pagehide', () => {
  if (!held[0]) return
  held.splice(0).forEach(send)
  // The next page follows them (src/page/leftCalls.ts). Last, because it throws where the storage is blocked.
  sessionStorage['shop-islands-cart-left'] = Date.now()
})
window.shopIslandsEarly = { held, stop }

export {}
