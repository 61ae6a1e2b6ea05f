/** The links from a card to its product (contract 3.2). */
const PRODUCT_LINK = '.product-title a,.woocommerce-LoopProduct-link,.box-image>:not(.image-tools)>a,.box-image>a'

/** The page of a quick view's product: the link's own address, if it has one, else that of the card around it. */
export function productPage(link: HTMLElement): string | undefined {
  const own = link.getAttribute('href') ?? ''
  if (own && !/^\s*(#|javascript:)/i.test(own)) return own
  return link.closest('.product,.box')?.querySelector<HTMLAnchorElement>(PRODUCT_LINK)?.href
}
