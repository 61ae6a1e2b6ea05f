import { findProducts, isInStock } from '../fixtures/shop/products'
import type { Product } from '../fixtures/shop/productTypes'
import { cardButton } from './card'
import { type Html, html } from './html'
import { money, permalink, productPrice } from './price'
import { quantityField } from './quantity'
import { stickyBar } from './stickyBar'
import { type FormPlace, variationForm } from './variationForm'

/** @returns what the shop says about how many are left (contract 5.2, for simple products); nothing where nobody counts. */
function stockLine(product: Product): Html | null {
  if (!isInStock(product)) return html`<p class="stock out-of-stock">Hết hàng</p>`
  if (product.stock === null) return null
  return html`<p class="stock in-stock">Chỉ còn ${product.stock} trong kho</p>`
}

/** The simple product's form (contract 1.4): the button carries the product's id. */
function simpleForm(product: Product, action: string): Html {
  const { id, name, stock, quantity } = product
  const isQuickView = action === ''
  const content = html`${quantityField({
    id: `quantity_${isQuickView ? 'qv_' : ''}${id}`,
    name: 'quantity',
    value: quantity.min,
    min: quantity.min,
    max: quantity.max ?? stock,
    step: quantity.step,
    label: name,
  })}
    <button type="submit" name="add-to-cart" value="${id}" class="single_add_to_cart_button button alt">Thêm vào giỏ hàng</button>`
  return html`<form class="cart" action="${action}" method="post" enctype="multipart/form-data">
  ${isQuickView ? content : stickyBar(product, content)}
</form>`
}

/** One product of a group: a quantity that starts empty, or a link where it cannot be bought from here (contract 1.4). */
function groupRow(product: Product): Html {
  const { id, name, kind, stock } = product
  const isBuyable = kind === 'simple' && isInStock(product)
  return html`<tr id="product-${id}" class="woocommerce-grouped-product-list-item product type-product post-${id} ${isInStock(product) ? 'instock' : 'outofstock'}">
    <td class="woocommerce-grouped-product-list-item__quantity">${
      isBuyable
        ? quantityField({
            id: `quantity_group_${id}`,
            name: `quantity[${id}]`,
            value: '',
            min: 0,
            max: stock,
            label: name,
          })
        : cardButton(product, { id, leadsToCart: true })
    }</td>
    <td class="woocommerce-grouped-product-list-item__label"><a href="${permalink(product)}">${name}</a></td>
    <td class="woocommerce-grouped-product-list-item__price">${kind === 'simple' ? money(product.price) : productPrice(product)}${stockLine(product)}</td>
  </tr>`
}

function groupedForm(product: Product, action: string): Html {
  const rows = findProducts(product.children).map(groupRow)
  return html`<form class="cart grouped_form" action="${action}" method="post" enctype="multipart/form-data">
  <table class="woocommerce-grouped-product-list group_table" role="presentation"><tbody>${rows}</tbody></table>
  <input type="hidden" name="add-to-cart" value="${product.id}">
  <button type="submit" class="single_add_to_cart_button button alt">Thêm vào giỏ hàng</button>
</form>`
}

/** Sold elsewhere: a GET there, with the query of its address as fields. */
function externalForm({ externalUrl }: Product): Html {
  const { origin, pathname, searchParams } = new URL(externalUrl)
  return html`<form class="cart" action="${origin}${pathname}" method="get">
  <button type="submit" class="single_add_to_cart_button button alt">Mua ở nhà sách</button>
  ${[...searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
</form>`
}

/** @returns the form that buys the product, behind what is said about its stock; no form for a simple product that is sold out. */
export function productForm(product: Product, place: FormPlace): Html | null {
  switch (product.kind) {
    case 'variable':
      return variationForm(product, place)
    case 'grouped':
      return groupedForm(product, place.action)
    case 'external':
      return externalForm(product)
    case 'simple':
      return html`${stockLine(product)}${isInStock(product) && simpleForm(product, place.action)}`
  }
}
