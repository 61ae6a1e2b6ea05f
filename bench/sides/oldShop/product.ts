import { onTap } from './onTap'

interface Variation {
  attributes: Record<string, string>
  variation_id: number
  sku: string
  price_html: string
  availability_html: string
  variation_description: string
  image: Record<string, string>
  image_id: number
  min_qty: number
  max_qty: number | ''
  is_purchasable: boolean
  is_in_stock: boolean
  variation_is_visible: boolean
}

/** Milliseconds after which what a choice costs is shown (contract 5.5). */
const SHOWN_AFTER = 300

/** What of a variation's picture is put on the product's. */
const PICTURE = ['src', 'srcset', 'sizes', 'title', 'alt']

/** What is chosen, by attribute. */
const choiceOf = (form: JQuery) =>
  Object.fromEntries(
    form
      .find('.variations select')
      .toArray()
      .map((select) => [$(select).attr('data-attribute_name') ?? '', String($(select).val() ?? '')]),
  )

const fits = ({ attributes }: Variation, choice: Record<string, string>, except?: string) =>
  Object.entries(attributes).every(
    ([name, value]) => !value || !choice[name] || name === except || value === choice[name],
  )

/** Leaves of each list what goes with the choices of the others (contract 5.4). */
function prune(form: JQuery, variations: readonly Variation[], choice: Record<string, string>): void {
  form.find('.variations select').each((_index, element) => {
    const select = $(element)
    const name = select.attr('data-attribute_name') ?? ''
    const all = select.data('attribute_html') ?? select.html()
    select.data('attribute_html', all)
    const left = $('<select>').html(all)
    const fitting = variations.filter((variation) => fits(variation, choice, name))
    left.find('option').each((_place, option) => {
      const { value } = option as HTMLOptionElement
      const isPossible = fitting.some(({ attributes }) => !attributes[name] || attributes[name] === value)
      if (isPossible) $(option).addClass('attached enabled')
      else if (value) $(option).remove()
    })
    select.html(left.html()).val(choice[name] ?? '')
  })
  form.trigger('woocommerce_update_variation_values')
}

/** Puts a variation's values where the page shows the product's (contract 5.5, 5.6). */
function show(form: JQuery, variation: Variation): void {
  const product = form.closest('.product')
  product.find('.sku').text(variation.sku)
  form.find('[name="variation_id"], .variation_id').val(variation.variation_id).trigger('change')
  const quantity = form.find('.single_variation_wrap .quantity .qty')
  quantity.attr({ min: variation.min_qty, max: variation.max_qty }).trigger('change')
  const picture = product.find('.woocommerce-product-gallery__image').first().find('.wp-post-image')
  for (const name of PICTURE)
    picture.attr(`data-o_${name}`, picture.attr(name) ?? '').attr(name, variation.image[name] ?? '')
  form.attr('current-image', variation.image_id)
  const { variation_description: description, price_html: price, availability_html: availability } = variation
  const isPurchasable = variation.is_purchasable && variation.is_in_stock && variation.variation_is_visible
  setTimeout(() => {
    form
      .find('.single_variation')
      .html(
        `<div class="woocommerce-variation-description">${description}</div><div class="woocommerce-variation-price">${price}</div><div class="woocommerce-variation-availability">${availability}</div>`,
      )
    form.find('.single_add_to_cart_button').removeClass('disabled wc-variation-selection-needed')
    form.find('.single_variation').slideDown(200).trigger('show_variation', [variation, isPurchasable])
  }, SHOWN_AFTER)
}

// A choice of a variation.
$('body').on('change', '.variations select', function () {
  const form = $(this).closest('form')
  const variations: Variation[] = form.data('product_variations') || []
  form.find('[name="variation_id"], .variation_id').val('').trigger('change')
  form.find('.wc-no-matching-variations').parent().remove()
  form.trigger('woocommerce_variation_select_change')
  const choice = choiceOf(form)
  prune(form, variations, choice)
  const isWhole = Object.values(choice).every(Boolean)
  const found = isWhole ? variations.find((variation) => fits(variation, choice)) : undefined
  if (found) {
    form.trigger('found_variation', [found])
    show(form, found)
  } else form.trigger('reset_data')
  form.find('.reset_variations').css('visibility', Object.values(choice).some(Boolean) ? 'visible' : 'hidden')
  form.trigger('woocommerce_variation_has_changed')
})

// A small picture in the row below the large one (contract 4.2).
onTap('.product-thumbnails a', (link) => {
  const place = link.parent().index()
  const slides = $('.product-gallery-slider .slide')
  slides.removeClass('is-selected').attr('aria-hidden', 'true')
  slides.eq(place).addClass('is-selected').attr('aria-hidden', 'false')
  slides.css('transform', `translateX(${-100 * place}%)`)
  link.parent().addClass('is-nav-selected').siblings().removeClass('is-nav-selected')
})
