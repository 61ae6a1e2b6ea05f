import type { Product, ProductAttribute } from '../fixtures/shop/productTypes'
import { type Html, html } from './html'
import { quantityField } from './quantity'
import { stickyBar } from './stickyBar'
import { pageSwatches } from './swatches'
import { variationData } from './variationData'

/** More variations than this are not printed into the form: it asks for them (contract 5.1). */
const inlineLimit = 30

/** How a product form is printed. */
export interface FormPlace {
  /** Where it is sent; `''` in the quick view: to the page that shows it (contract 3.4). */
  action: string
  /** Values that the address asks for: `attribute_…` → value. */
  chosen: Readonly<Record<string, string>>
  /** Prints all variations, however many. */
  isInline: boolean
}

function attributeRow(attribute: ProductAttribute, isLast: boolean, given: string | undefined): Html {
  const { key, label, options, swatches, preselected = '' } = attribute
  const id = key.replace('attribute_', '')
  const chosen = given ?? preselected
  const select = html`<select id="${id}" name="${key}" data-attribute_name="${key}" data-show_option_none="yes">
        <option value="">Chọn một tùy chọn</option>${options.map(({ value, label: text }) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)}
      </select>`
  return html`<tr><th class="label"><label for="${id}">${label}</label></th><td class="value">
      ${swatches ? html`<div class="variation-selector variation-select-${swatches} hidden">${select}</div>${pageSwatches(attribute, chosen)}` : select}${isLast && html`<a class="reset_variations" href="#" aria-label="Xóa các tùy chọn">Xóa</a>`}</td></tr>`
}

/** The form's content behind the options: the variation's place, quantity and button. */
function buyingPart(product: Product, isQuickView: boolean): Html {
  const button = html`${quantityField({ id: `quantity_${isQuickView ? 'qv_' : ''}${product.id}`, name: 'quantity', value: 1, min: 1, max: null, label: product.name })}
      <button type="submit" class="single_add_to_cart_button button alt">Thêm vào giỏ hàng</button>`
  return html`<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
  <div class="single_variation_wrap">
    <div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
    <div class="woocommerce-variation-add-to-cart variations_button">
      ${isQuickView ? button : stickyBar(product, button)}
      <input type="hidden" name="add-to-cart" value="${product.id}">
      <input type="hidden" name="product_id" value="${product.id}">
      <input type="hidden" name="variation_id" class="variation_id" value="0">
    </div>
  </div>`
}

/** The variation form of contract 5.1. Without a script the server finds the variation by the attributes that are sent. */
export function variationForm(product: Product, { action, chosen, isInline }: FormPlace): Html {
  const { id, attributes, variations } = product
  const isPrinted = isInline || variations.length <= inlineLimit
  const data = isPrinted && variations.map((variation) => variationData(product, variation))
  return html`<form class="variations_form cart" action="${action}" method="post" enctype="multipart/form-data" data-product_id="${id}"
  data-product_variations="${JSON.stringify(data)}">
  ${
    variations.length === 0
      ? html`<p class="stock out-of-stock">Sản phẩm này hiện đã hết hàng và không có sẵn.</p>`
      : html`<table class="variations" role="presentation"><tbody>${attributes.map((attribute, index) =>
          attributeRow(attribute, index === attributes.length - 1, chosen[attribute.key]),
        )}</tbody></table>
  ${buyingPart(product, action === '')}`
  }
</form>`
}

/** The templates that come with the variation script: on product pages, and on listings because of the quick view (contract 3.4, 5.3). */
export const variationTemplates = html`<script type="text/template" id="tmpl-variation-template">
	<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
	<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
	<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>
<script type="text/template" id="tmpl-unavailable-variation-template">
	<p role="alert">Rất tiếc, loại này hiện không có. Hãy chọn loại khác.</p>
</script>`
