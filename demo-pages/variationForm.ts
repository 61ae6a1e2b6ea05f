import type { Product, Variation } from '../fixtures/shop/products'
import { type Html, html } from './html'
import { money } from './price'
import { quantityField } from './quantity'

/** @returns the variation as the server prints it into the form (contract 5.2), complete. */
function variationData(product: Product, variation: Variation): Record<string, unknown> {
  const source = `/images/${product.slug}.svg`
  return {
    attributes: variation.attributes,
    availability_html: variation.inStock ? '' : '<p class="stock out-of-stock">Hết hàng</p>',
    backorders_allowed: false,
    dimensions: { length: '', width: '', height: '' },
    dimensions_html: 'Không áp dụng',
    display_price: variation.price,
    display_regular_price: variation.price,
    gallery_image_ids: [],
    gallery_images_html: '',
    image: {
      title: product.slug,
      caption: '',
      url: source,
      alt: product.name,
      src: source,
      src_w: 400,
      src_h: 400,
      srcset: '',
      sizes: '',
      full_src: source,
      full_src_w: 800,
      full_src_h: 800,
      gallery_thumbnail_src: source,
      gallery_thumbnail_src_w: 100,
      gallery_thumbnail_src_h: 100,
      thumb_src: source,
      thumb_src_w: 300,
      thumb_src_h: 300,
    },
    image_id: product.id + 5000,
    is_downloadable: false,
    is_in_stock: variation.inStock,
    is_purchasable: true,
    is_sold_individually: 'no',
    is_virtual: false,
    max_qty: '',
    min_qty: 1,
    price_html: `<span class="price">${money(variation.price)}</span>`,
    sku: variation.sku,
    variation_description: '',
    variation_id: variation.id,
    variation_is_active: true,
    variation_is_visible: true,
    weight: '',
    weight_html: 'Không áp dụng',
  }
}

/** The variation form of contract 5.1. Without a script the server finds the variation by the attributes that are sent. */
export function variationForm(product: Product, action: string): Html {
  const { attributes, variations } = product
  return html`<form class="variations_form cart" action="${action}" method="post" enctype="multipart/form-data" data-product_id="${product.id}"
  data-product_variations="${JSON.stringify(variations.map((variation) => variationData(product, variation)))}">
  <table class="variations" role="presentation"><tbody>${attributes.map(({ key, label, options }, index) => {
    const id = key.replace('attribute_', '')
    return html`<tr><th class="label"><label for="${id}">${label}</label></th><td class="value">
      <select id="${id}" name="${key}" data-attribute_name="${key}" data-show_option_none="yes">
        <option value="">Chọn một tùy chọn</option>${options.map((option) => html`<option value="${option.value}">${option.label}</option>`)}
      </select>${index === attributes.length - 1 && html`<a class="reset_variations" href="#" aria-label="Xóa các tùy chọn" style="visibility:hidden">Xóa</a>`}</td></tr>`
  })}</tbody></table>
  <div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
  <div class="single_variation_wrap">
    <div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
    <div class="woocommerce-variation-add-to-cart variations_button">
      ${quantityField({ id: `quantity_${product.id}`, name: 'quantity', value: 1, min: 1, max: null, label: product.name })}
      <button type="submit" class="single_add_to_cart_button button alt">Thêm vào giỏ hàng</button>
      <input type="hidden" name="add-to-cart" value="${product.id}">
      <input type="hidden" name="product_id" value="${product.id}">
      <input type="hidden" name="variation_id" class="variation_id" value="0">
    </div>
  </div>
</form>
<script type="text/template" id="tmpl-variation-template">
<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>
<script type="text/template" id="tmpl-unavailable-variation-template">
<p role="alert">Rất tiếc, loại này hiện không có. Hãy chọn loại khác.</p>
</script>`
}
