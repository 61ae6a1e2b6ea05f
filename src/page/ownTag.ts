let tag: HTMLElement | null = null

/** Our own script tag, whose `data-*` attributes are settings; `null` where the script came in another way. */
export function ownTag(): HTMLElement | null {
  const selector = 'script[data-shop-islands],script[src*="shop-islands"]'
  // The head first: a search in the whole document visits every element.
  tag ??= document.head.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector)
  return tag
}
