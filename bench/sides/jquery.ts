/// <reference types="jquery" />

type Fragments = Record<string, string>

interface Answer {
  fragments?: Fragments
  cart_hash: string
  error?: boolean
  product_url?: string
}

const { wc_add_to_cart_params, wc_cart_fragments_params } = window as unknown as {
  wc_add_to_cart_params: {
    wc_ajax_url: string
    cart_url: string
    i18n_view_cart: string
    cart_redirect_after_add: string
  }
  wc_cart_fragments_params: { cart_hash_key: string; fragment_name: string; request_timeout: string }
}

/** Milliseconds for which the header's dropdown stays open by itself (contract 1.6). */
const OPEN_FOR = 5000

/**
 * Adding, removing, fragments, their cache and the header's dropdown as a shop's scripts have done it with jQuery for years: handlers
 * delegated from the body in ready callbacks, everything else hung on the event `added_to_cart` (contract 1.1 to 1.7).
 */
jQuery(($) => {
  const requests: object[] = []
  const endpoint = (name: string) => wc_add_to_cart_params.wc_ajax_url.replace('%%endpoint%%', name)

  const run = () => {
    if (requests[0]) $.ajax(requests[0])
  }

  const clearLiveRegion = () => {
    $('.widget_shopping_cart_live_region').text('').removeAttr('aria-relevant')
  }

  const enqueue = (request: object) => {
    requests.push({
      type: 'POST',
      dataType: 'json',
      ...request,
      complete: () => {
        requests.shift()
        run()
      },
    })
    if (requests.length === 1) run()
  }

  $(document.body).on('click', '.add_to_cart_button:not(.wc-interactive)', function (event) {
    const button = $(this)
    const data = { ...button.data() }
    if (!button.is('.ajax_add_to_cart') || !button.attr('data-product_id')) return
    event.preventDefault()
    clearLiveRegion()
    button.removeClass('added').addClass('loading')
    if ($(document.body).triggerHandler('should_send_ajax_request.adding_to_cart', [button]) === (false as unknown)) {
      $(document.body).trigger('ajax_request_not_sent.adding_to_cart', [false, false, button])
      button.removeClass('loading')
      return
    }
    $(document.body).trigger('adding_to_cart', [button, data])
    enqueue({
      url: endpoint('add_to_cart'),
      data,
      success: ({ error, product_url, fragments, cart_hash }: Answer) => {
        if (error && product_url) location.href = product_url
        else if (wc_add_to_cart_params.cart_redirect_after_add === 'yes') location.href = wc_add_to_cart_params.cart_url
        else $(document.body).trigger('added_to_cart', [fragments, cart_hash, button])
      },
    })
  })

  $(document.body).on('click', '.remove_from_cart_button', function (event) {
    const link = $(this)
    event.preventDefault()
    clearLiveRegion()
    link.closest('.woocommerce-mini-cart-item').css('opacity', '0.6').append('<div class="blockUI blockOverlay"></div>')
    enqueue({
      url: endpoint('remove_from_cart'),
      data: { cart_item_key: link.attr('data-cart_item_key') },
      success: ({ fragments, cart_hash }: Answer) => {
        $(document.body).trigger('removed_from_cart', [fragments, cart_hash, link])
      },
    })
  })
})

jQuery(($) => {
  const { cart_hash_key, fragment_name } = wc_cart_fragments_params

  const place = (fragments: Fragments) => {
    $.each(fragments, (selector, html) => $(selector).replaceWith(html))
    $(document.body).trigger('wc_fragments_loaded')
  }

  /** The same for what the shopper has changed, with what is seen meanwhile (contract 1.2). */
  const replace = (fragments: Fragments) => {
    $.each(fragments, (selector) =>
      $(selector).addClass('updating').css('opacity', '0.6').append('<div class="blockUI blockOverlay"></div>'),
    )
    place(fragments)
    $.each(fragments, (selector) => $(selector).css('opacity', '1').find('.blockUI').remove())
  }

  const store = (fragments: Fragments, hash: string) => {
    sessionStorage.setItem(fragment_name, JSON.stringify(fragments))
    sessionStorage.setItem(cart_hash_key, hash)
    localStorage.setItem(cart_hash_key, hash)
    sessionStorage.setItem('wc_cart_created', String(Date.now()))
  }

  $(document.body).on(
    'added_to_cart removed_from_cart',
    (_event, fragments: Fragments, hash: string, button: JQuery) => {
      button.removeClass('loading').addClass('added')
      if (button.is('.add_to_cart_button') && !button.parent().find('.added_to_cart').length) {
        const { cart_url, i18n_view_cart } = wc_add_to_cart_params
        button.after(`<a href="${cart_url}" class="added_to_cart wc-forward">${i18n_view_cart}</a>`)
      }
      if (button.is('.add_to_cart_button')) $(document.body).trigger('wc_cart_button_updated', [button])
      replace(fragments)
      store(fragments, hash)
      const message = button.attr('data-success_message') ?? ''
      setTimeout(() => $('.widget_shopping_cart_live_region').text(message).attr('aria-relevant', 'all'), 1000)
    },
  )

  $(document.body).on('adding_to_cart', () => {
    $('.hide_cart_widget_if_empty').closest('.widget_shopping_cart').show()
  })

  $(document.body).append('<div class="widget_shopping_cart_live_region screen-reader-text" role="status"></div>')
  performance.mark('boot-live')

  const copy = sessionStorage.getItem(fragment_name)
  const hash = sessionStorage.getItem(cart_hash_key) ?? ''
  if (copy && document.cookie.includes(`woocommerce_cart_hash=${hash}`)) place(JSON.parse(copy))
  else {
    $.ajax({
      url: wc_add_to_cart_params.wc_ajax_url.replace('%%endpoint%%', 'get_refreshed_fragments'),
      type: 'POST',
      timeout: Number(wc_cart_fragments_params.request_timeout),
      success: ({ fragments = {}, cart_hash }: Answer) => {
        place(fragments)
        store(fragments, cart_hash)
      },
    })
  }
  performance.mark('cart-shown')
})

jQuery(($) => {
  $(document.body).on('added_to_cart', () => {
    const header = $('#header')
    if (header.is('.has-sticky') && header.find('.sticky-hide-on-scroll--active').length) {
      header.find('.header-wrapper').addClass('stuck').removeClass('sticky-hide-on-scroll--active')
    }
    if (!$('.cart-item .nav-dropdown').length) return
    $('.cart-item').addClass('current-dropdown cart-active')
    setTimeout(() => $('.cart-active').removeClass('current-dropdown'), OPEN_FOR)
  })

  $('.cart-item').on('mouseenter', function () {
    $(this).removeClass('cart-active')
  })

  $(document.body).on('click', '.shop-container', () => {
    $('.cart-item').removeClass('current-dropdown cart-active')
  })
})
