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
 * one request where they make one, the same classes, the same elements around what opens, and the same hold on the page behind it
 * (contract 1.1, 2, 7, 10, 11; plugins contract 1, 2, 4). Everything is there from the first moment, so this side is quicker than any real
 * shop's scripts.
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

/** The theme keeps the page of a telephone from scrolling behind a panel by fixing the body (contract 11.4). */
function fixBody(): void {
  const top = -Math.round($(window).scrollTop() ?? 0)
  $('body').addClass('body-scroll-lock--active').css({ position: 'fixed', overflow: 'hidden', top, width: '100%' })
}

onTap('.off-canvas-toggle,[data-open]', (toggle) => {
  const panel = $(toggle.attr('data-open') ?? toggle.attr('href') ?? '')
  const side = `off-canvas-${toggle.attr('data-pos') ?? 'left'}`
  const wrap = $(
    `<div class="mfp-wrap off-canvas ${side} mfp-ready"><div class="mfp-container"><div class="mfp-content">`,
  )
  toggle.addClass('current-lightbox-clicked').attr('aria-expanded', 'true')
  $('html').addClass(`has-off-canvas has-${side}`)
  $('body').append('<div class="mfp-bg off-canvas mfp-ready"></div>', wrap)
  panel.removeClass('mfp-hide').appendTo(wrap.find('.mfp-content'))
  wrap.append('<button type="button" class="mfp-close">×</button>')
  fixBody()
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

// The plugin lets a long page stand by a class and a negative top (plugins contract 4.3).
onTap('.wcb-coupon-box-small-icon', (icon) => {
  icon.parent().addClass('wcb-coupon-box-small-icon-hide-left')
  $('.wcb-coupon-box').addClass('wcb-md-show')
  const top = -Math.round($(window).scrollTop() ?? 0)
  if (($(document).height() ?? 0) > innerHeight) $('html').addClass('wcb-html-scroll').css({ top })
})
