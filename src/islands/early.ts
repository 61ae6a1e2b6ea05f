/**
 * `early.js`: goes inline into the head of pages whose optimiser delays scripts. It holds the first clicks on what the script would
 * claim, and lets them happen natively if no script has come after three seconds (decisions: What `early.js` holds).
 */
const held: MouseEvent[] = []
// The hook, not the click's own target: an icon inside a button is SVG, which has no click().
const hookOf = (event: Event) =>
  (event.target as Element).closest<HTMLElement>('.ajax_add_to_cart,.remove_from_cart_button')
const stop = () => removeEventListener('click', hold, true)

function hold(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button || !hookOf(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push(event)
  setTimeout(() => {
    stop()
    for (const touch of held.splice(0)) hookOf(touch)?.click()
  }, 3000)
}

addEventListener('click', hold, true)
;(window as { shopIslandsEarly?: object }).shopIslandsEarly = { held, stop }

export {}
