/** A wishlist as the data tell of it for one product. */
export interface ListEntry {
  ID: number
  title: string
  url?: string
  share_key?: string
  in: boolean | (number | string)[] | Record<string, number>
}

/** The attributes of a wishlist button that tests vary. */
export interface ButtonOptions {
  type?: string
  variation?: number
  variations?: number[]
  className?: string
}

/** A wishlist button as the server renders it (plugins contract 2.1). */
export function wishlistButton(product: number, options: ButtonOptions = {}): string {
  const { type = 'simple', variation = 0, variations = [], className = '' } = options
  return `
    <div class="tinv-wraper woocommerce tinv-wishlist" data-tinvwl_product_id="${product}">
      <a role="button" tabindex="0" aria-label="Yêu thích" class="tinvwl_add_to_wishlist_button ${className}" data-tinv-wl-list="[]"
        data-tinv-wl-product="${product}" data-tinv-wl-productvariation="${variation}"
        data-tinv-wl-productvariations="${JSON.stringify(variations)}" data-tinv-wl-producttype="${type}"
        data-tinv-wl-action="add"><span class="tinvwl_add_to_wishlist-text">Yêu thích</span></a>
    </div>`
}

/** A card of a listing, with its wishlist button. */
export function wishlistCard(product: number, options: ButtonOptions = {}): string {
  return `<li class="product post-${product}" id="card-${product}">${wishlistButton(product, { className: 'tinvwl-loop', ...options })}</li>`
}

/** Wishlist data that hold these variations (0: the product itself) of these products, all in the list 3. */
export function wishlistData(
  held: Readonly<Record<number, ListEntry['in']>>,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const products = Object.fromEntries(
    Object.entries(held).map(([id, isIn]) => [id, { 3: { ID: 3, title: 'Mèo', share_key: 'a1b2c3', in: isIn } }]),
  )
  const isEmpty = Object.keys(products).length === 0
  return { products: isEmpty ? [] : products, counter: Object.keys(products).length, ...more }
}
