import { page } from './page'

/** The attributes of the bench's one product, and how many options each has. */
export const attributes = { attribute_color: 10, attribute_size: 10, attribute_shape: 6 }

/** Every sixth combination is not made: of 600 there are 500 variations. */
const NOT_MADE = 6

/** Every so many variations one is sold out for good. */
const INACTIVE = 9

function optionsOf(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${name.replace('attribute_', '')}-${at}`)
}

/** One variation, complete (contract 5.2), so that the list is as large as a real one. */
function variation(id: number, chosen: Record<string, string>): object {
  const picture = `/picture.svg?${id}`
  return {
    attributes: chosen,
    availability_html: '<p class="stock in-stock">Còn hàng</p>',
    backorders_allowed: false,
    dimensions: { length: '10', width: '20', height: '30' },
    dimensions_html: '10 &times; 20 &times; 30 cm',
    display_price: id * 100,
    display_regular_price: id * 100,
    gallery_image_ids: [],
    gallery_images_html: '',
    image: {
      title: '',
      caption: '',
      url: picture,
      alt: 'Vòng cổ',
      src: picture,
      srcset: false,
      sizes: false,
      full_src: picture,
    },
    image_id: id,
    is_downloadable: false,
    is_in_stock: true,
    is_purchasable: true,
    is_sold_individually: 'no',
    is_virtual: false,
    max_qty: 5,
    min_qty: 1,
    price_html: `<span class="price"><bdi>${id}.000&nbsp;₫</bdi></span>`,
    sku: `VC-${id}`,
    variation_description: '<p>Dây da mềm, khóa an toàn tự bung khi mắc.</p>',
    variation_id: id,
    variation_is_active: id % INACTIVE > 0,
    variation_is_visible: true,
    weight: '0.2',
    weight_html: '0,2 kg',
  }
}

function allVariations(): object[] {
  const [colors = [], sizes = [], shapes = []] = Object.entries(attributes).map((entry) => optionsOf(...entry))
  return colors
    .flatMap((color) => sizes.flatMap((size) => shapes.map((shape) => [color, size, shape] as const)))
    .flatMap(([attribute_color, attribute_size, attribute_shape], at) =>
      at % NOT_MADE === Math.floor(at / NOT_MADE) % NOT_MADE
        ? []
        : variation(2000 + at, { attribute_color, attribute_size, attribute_shape }),
    )
}

function select([name, count]: [string, number]): string {
  const options = optionsOf(name, count).map((option) => `<option value="${option}">${option}</option>`)
  return `<tr><th class="label"><label for="${name}">${name}</label></th><td class="value">
<select id="${name}" name="${name}" data-attribute_name="${name}"><option value="">Chọn</option>${options.join('')}</select></td></tr>`
}

/**
 * @param script the address of the module that brings the form to life.
 * @returns a product page with a variation form of 3 attributes and 500 variations (contract 5.1).
 */
export function variationPage(script: string): string {
  const json = JSON.stringify(allVariations()).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return page(
    `<script type="application/json" id="shop-islands-settings">{"skipEmptyCart":true}</script>
<script src="/bench/variationPage.js"></script>
<script type="module" src="${script}"></script>
<script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div></script>`,
    `<main><div class="product"><h1>Vòng cổ</h1>
<div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image slide first"><a href="/picture.svg"><img class="wp-post-image" src="/picture.svg" width="300" height="300" alt=""></a></div></div>
<form class="variations_form cart" method="post" data-product_id="12" data-product_variations="${json}">
<table class="variations">${Object.entries(attributes).map(select).join('')}</table>
<a class="reset_variations" href="#">Xóa</a><div class="reset_variations_alert" role="alert"></div>
<div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div>
<div class="woocommerce-variation-add-to-cart"><div class="quantity"><input type="number" class="qty" name="quantity" min="1" value="1"></div>
<button type="submit" class="single_add_to_cart_button button">Thêm vào giỏ</button>
<input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>
<div class="product_meta">Mã <span class="sku">VC</span></div></div></main>`,
  )
}
