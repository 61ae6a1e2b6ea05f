/// <reference types="jquery" />

interface ShopGlobals {
  wc_add_to_cart_params: { wc_ajax_url: string }
  flatsomeVars: { ajaxurl: string }
  wpcf7: { api: { root: string; namespace: string } }
}

export {}

const { wc_add_to_cart_params, flatsomeVars, wpcf7 } = window as unknown as ShopGlobals

/**
 * What the old scripts do with the taps of the section “Over a network”, as lean as jQuery lets it be: handlers delegated from the body,
 * one request where they make one, and the same classes (contract 1.1, 2, 7, 10, 11; plugins contract 1, 2, 4). Everything is there
 * from the first moment, so this side is quicker than any real shop's scripts.
 */
const onTap = (selector: string, act: (control: JQuery) => unknown) =>
  $(document.body as Element).on('click', selector, function (event) {
    event.preventDefault()
    act($(this))
  })

onTap('.ajax_add_to_cart', (button) => {
  button.addClass('loading')
  const url = wc_add_to_cart_params.wc_ajax_url.replace('%%endpoint%%', 'add_to_cart')
  $.post(url, button.data(), ({ fragments }: { fragments: Record<string, string> }) => {
    button.removeClass('loading').addClass('added')
    $.each(fragments, (selector, html) => $(selector).replaceWith(html))
  })
})

onTap('.tinvwl_add_to_wishlist_button', (button) => {
  button.addClass('inited-wishlist-action')
  const fields = {
    product_id: button.attr('data-tinv-wl-product'),
    product_action: 'addto',
    product_type: 'simple',
    wishlist_data: true,
  }
  $.post('/?wc-ajax=tinvwl', { ...fields, tinv_wishlist_id: '', tinv_wishlist_name: '' }, () => {
    button.removeClass('inited-wishlist-action').addClass('tinvwl-product-in-list')
  })
})

onTap('a.quick-view', (link) => {
  link.parent().addClass('processing')
  $.post(flatsomeVars.ajaxurl, { action: 'flatsome_quickview', product: link.attr('data-prod') }, (html: string) => {
    link.parent().removeClass('processing')
    $('body').append(`<div class="mfp-wrap mfp-ready"><div class="product-quick-view-container">${html}</div></div>`)
  })
})

$('body').on('change', '.variations select', function () {
  $(this).closest('form').find('.reset_variations').css('visibility', 'visible').attr('style', '')
})

onTap('.product-thumbnails a', (link) => {
  const slide = $('.product-gallery-slider .slide')[link.parent().index()]
  if (slide) $(slide).addClass('is-selected').siblings().removeClass('is-selected')
})

onTap('.off-canvas-toggle,[data-open]', (toggle) => {
  const panel = toggle.attr('data-open') ?? toggle.attr('href') ?? ''
  $(panel).removeClass('mfp-hide').appendTo(document.body)
  $(panel).closest('body').append('<div class="mfp-bg"></div>')
  $(panel)[0]?.parentElement?.classList.add('mfp-ready', 'off-canvas-cart')
})

$('body').on('input', '.search-field', function () {
  const results = $(this).closest('form').find('.live-search-results')
  $(this).closest('form').find('.ux-search-submit').addClass('loading')
  $.ajax({
    url: flatsomeVars.ajaxurl,
    data: { action: 'flatsome_ajax_search_products', query: $(this).val() },
    success: ({ suggestions }: { suggestions: { value: string }[] }) => {
      results.html(suggestions.map(({ value }) => `<div class="autocomplete-suggestion">${value}</div>`).join(''))
    },
  })
})

onTap('.wpcf7-submit', (button) => {
  const form = button.closest('form')
  form.addClass('submitting')
  const { root, namespace } = wpcf7.api
  const address = `${root}${namespace}/contact-forms/${form.find('[name="_wpcf7"]').val()}`
  const success = () => form.removeClass('submitting').addClass('sent')
  $.ajax({
    url: `${address}/feedback`,
    method: 'POST',
    data: new FormData(form[0] as HTMLFormElement),
    processData: false,
    contentType: false,
    // The plugin empties the form, and says that it was sent once it has asked for new puzzles (plugins contract 1.11).
    success: () => $.ajax({ url: `${address}/refill`, success }),
  })
})

onTap('.wcb-coupon-box-small-icon', () => $('.wcb-coupon-box').addClass('wcb-md-show'))
