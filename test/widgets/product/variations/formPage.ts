import { fakeAnimations } from '../../../support/fakeAnimations'
import { type FakeAnswer, type FakeShop, openShop } from '../../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { startScript } from '../../../support/startPage'

/** Long enough for an idle slice. */
export const IDLE = 5
/** Milliseconds from a form that woke to one that has begun. */
export const BEGINS_IN = 100
/** Milliseconds from a choice to what is shown of its variation. */
export const SHOWS_IN = 300
/** Milliseconds of a slide. */
export const SLIDES_IN = 200

/** A variation as the server prints it (contract 5.2), as far as a test says something of it. */
export interface VariationJson {
  attributes: Record<string, string>
  variation_id: number
  [key: string]: unknown
}

/** One variation with everything that a shop's variation usually has. */
export function variation(
  variation_id: number,
  attributes: Record<string, string>,
  more: Record<string, unknown> = {},
): VariationJson {
  return {
    attributes,
    variation_id,
    availability_html: '<p class="stock in-stock">Còn hàng</p>',
    price_html: `<span class="price">${variation_id}.000 ₫</span>`,
    variation_description: '',
    is_in_stock: true,
    is_purchasable: true,
    is_sold_individually: 'no',
    variation_is_active: true,
    variation_is_visible: true,
    max_qty: '',
    min_qty: 1,
    sku: `SKU-${variation_id}`,
    weight_html: '1 kg',
    dimensions_html: '2 &times; 3 cm',
    image: { src: `/${variation_id}.jpg` },
    image_id: variation_id,
    ...more,
  }
}

/** Three colours in two sizes: green only in small, blue in large sold out for good. */
export const COLLARS = [
  variation(101, { attribute_color: 'red', attribute_size: 'S' }),
  variation(102, { attribute_color: 'red', attribute_size: 'L' }),
  variation(103, { attribute_color: 'blue', attribute_size: 'S' }, { max_qty: 3, min_qty: 2 }),
  variation(104, { attribute_color: 'blue', attribute_size: 'L' }, { variation_is_active: false, is_in_stock: false }),
  variation(105, { attribute_color: 'green', attribute_size: 'S' }),
]

/** The options of a select by its name, without the placeholder. A `*` in front marks the one that the server preselected. */
export type Options = Record<string, readonly string[]>

const COLLAR_OPTIONS: Options = { color: ['red', 'blue', 'green'], size: ['S', 'L'] }

/** How a form differs from the usual one. */
export interface FormParts {
  id?: string
  options?: Options
  /** Goes into `data-product_variations` as JSON; a text goes in as it is; `null` leaves the attribute out. */
  data?: unknown
  /** Further attributes of the form's tag, and of each select's. */
  attributes?: string
  selectAttributes?: string
  /** Stands behind the select of its attribute. */
  swatches?: Record<string, string>
  /** Stands at the end of the form. */
  inside?: string
}

function toAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function selectHtml(id: string, name: string, options: readonly string[], parts: FormParts, isLast: boolean): string {
  const printed = options.map((option) => {
    const value = option.replace(/^\*/, '')
    return `<option value="${toAttribute(value)}"${value === option ? '' : ' selected'}>${toAttribute(value)}</option>`
  })
  return `<tr><th class="label"><label for="${id}-${name}">${name}</label></th><td class="value">
    <select id="${id}-${name}" name="attribute_${name}" data-attribute_name="attribute_${name}" ${parts.selectAttributes ?? ''}>
      <option value="">Chọn</option>${printed.join('')}</select>${parts.swatches?.[name] ?? ''}
    ${isLast ? '<a class="reset_variations" href="#">Xóa</a>' : ''}</td></tr>`
}

/** A variation form as the server prints it (contract 5.1), with the places of its product that a variation changes. */
export function productHtml(parts: FormParts = {}): string {
  const { id = 'p', options = COLLAR_OPTIONS, data = COLLARS, attributes = '', inside = '' } = parts
  const names = Object.keys(options)
  const json = typeof data === 'string' ? data : JSON.stringify(data)
  return `<div class="product" id="${id}">
    <div class="woocommerce-product-gallery" id="${id}-gallery"><figure class="slide"><img src="/own.jpg" alt=""></figure></div>
    <form class="variations_form cart" method="post" data-product_id="12" ${attributes}
      ${data === null ? '' : `data-product_variations="${toAttribute(json)}"`}>
      <table class="variations">${names
        .map((name, at) => selectHtml(id, name, options[name] ?? [], parts, at === names.length - 1))
        .join('')}</table>
      <div class="reset_variations_alert screen-reader-text" role="alert"></div>
      <div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div>
        <div class="woocommerce-variation-add-to-cart variations_button">
          <div class="quantity"><input type="number" class="qty" name="quantity" min="1" max="" value="1"></div>
          <button type="submit" class="single_add_to_cart_button button">Thêm</button>
          <input type="hidden" name="add-to-cart" value="12"><input type="hidden" name="product_id" value="12">
          <input type="hidden" name="variation_id" class="variation_id" value="0"></div></div>${inside}
    </form>
    <div class="product_meta">Mã <span class="sku">GỐC</span></div>
    <table><tr class="woocommerce-product-attributes-item--weight">
        <td class="woocommerce-product-attributes-item__value">0,5 kg</td></tr>
      <tr class="woocommerce-product-attributes-item--dimensions">
        <td class="woocommerce-product-attributes-item__value">1 × 1 cm</td></tr></table>
  </div>`
}

/** The templates that the server prints once per page (contract 5.3). */
export const TEMPLATES = `<script type="text/template" id="tmpl-variation-template">/*<![CDATA[*/
<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
/*]]>*/</script>
<script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">Loại này không còn.</p></script>`

/** A page with variation forms. */
export interface FormPage extends TestPage {
  shop: FakeShop
  /** The elements that were animated so far. */
  animated: Element[]
}

/** Opens a page without starting the script. The clock is stopped. */
export function openFormPage(html: string, ...answers: FakeAnswer[]): FormPage {
  const page = openPage(html)
  // happy-dom does not preselect what the HTML preselects.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true
  stopClock()
  return Object.assign(page, { shop: openShop(...answers), animated: fakeAnimations() })
}

/** Starts the script with the widgets of variations, and lets the forms begin. */
export async function startForms(settings: Readonly<Record<string, unknown>> = {}, wait = BEGINS_IN): Promise<void> {
  await startScript((await import('../../../../widgets/product/definitions')).product, settings)
  await pass(IDLE)
  await pass(wait)
}

/** The first form of the page, or that of a product. */
export function formOf(id = 'p'): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>(`#${id} :is(form,div.variations_form)`)
  if (!form) throw new Error(`no form in #${id}`)
  return form
}

/** The select of an attribute. */
export function selectOf(name: string, id = 'p'): HTMLSelectElement {
  const select = formOf(id).querySelector<HTMLSelectElement>(`[name="attribute_${name}"]`)
  if (!select) throw new Error(`no select for ${name}`)
  return select
}

/** Chooses options as a shopper does, one after the other: a change event each. What they cause without a timer has happened after it. */
export async function choose(choices: Record<string, string>, id = 'p'): Promise<void> {
  for (const [name, value] of Object.entries(choices)) {
    const select = selectOf(name, id)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await pass()
}

/** The values that a select offers, in order; those that are disabled in brackets. */
export function offered(name: string, id = 'p'): string[] {
  return [...selectOf(name, id).options].map(({ value, disabled }) => (disabled ? `(${value})` : value))
}

/** The address of the first picture in the gallery of a product. */
export function pictureOf(id = 'p'): string | null | undefined {
  return document.querySelector(`#${id} .woocommerce-product-gallery img`)?.getAttribute('src')
}

/** The id that will be added to the cart. */
export function variationId(id = 'p'): string {
  return formOf(id).querySelector<HTMLInputElement>('.variation_id')?.value ?? ''
}

/** What the form's button can do, by its classes. */
export function buttonState(id = 'p'): string {
  const button = formOf(id).querySelector('.single_add_to_cart_button')
  const area = formOf(id).querySelector('.variations_button')
  const words = [...(button?.classList ?? []), ...(area?.classList ?? [])]
  return words.filter((word) => /disabled|enabled|wc-variation-/.test(word)).join(' ')
}
