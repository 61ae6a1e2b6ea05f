import { onTap } from './onTap'

interface Answer {
  msg?: string
  status?: boolean
  wishlists_data?: { products: Record<string, object>; counter: number }
}

const { tinvwl_add_to_wishlist: settings } = window as unknown as {
  tinvwl_add_to_wishlist: { hash_key: string; popup_timer: string }
}

/** Says of every heart on the page whether its product is in a list, and of every counter how many are (plugins contract 2.5). */
function mark({ products, counter }: { products: Record<string, object>; counter: number }): void {
  const body = $(document.body)
  $('.tinvwl_add_to_wishlist_button').each((_index, button) => {
    const heart = $(button)
    const lists = products[heart.attr('data-tinv-wl-product') ?? '']
    heart.attr({ 'data-tinv-wl-list': JSON.stringify(lists ?? []), 'data-tinv-wl-action': 'addto' })
    heart.toggleClass('tinvwl-product-in-list', !!lists)
    body.trigger('tinvwl_wishlist_product_marked', [heart, !!lists])
  })
  $('.wishlist_products_counter_number').text(counter)
  $('.wishlist_products_counter').toggleClass('wishlist-counter-with-products', counter > 0)
  $('i.wishlist-icon').attr('data-icon-label', counter)
  body.trigger('tinvwl_wishlist_mark_products', [products])
}

/** Keeps the lists for later pages and other tabs. */
function keep(data: object): void {
  for (const storage of [localStorage, sessionStorage]) storage.setItem(settings.hash_key, JSON.stringify(data))
}

/** Shows the plugin's message, until it has been there for its time. */
function say(message: string): void {
  if (!$('body > .tinv-wishlist').length) $('body').append('<div class="tinv-wishlist">')
  const shown = $(message).appendTo('body > .tinv-wishlist')
  if (Number(settings.popup_timer)) setTimeout(() => shown.remove(), Number(settings.popup_timer))
}

// A heart in a listing (plugins contract 2.3).
onTap('.tinvwl_add_to_wishlist_button', (heart) => {
  const body = $(document.body)
  const product = heart.attr('data-tinv-wl-product') ?? ''
  const data = new FormData()
  const fields = {
    tinv_wishlist_id: '',
    tinv_wishlist_name: '',
    product_type: heart.attr('data-tinv-wl-producttype') ?? '',
    product_id: product,
    product_variation: heart.attr('data-tinv-wl-productvariation') ?? '0',
    product_action: heart.attr('data-tinv-wl-action') ?? '',
    redirect: location.href,
  }
  body.trigger('tinvwl_add_to_wishlist_button_click', [heart])
  for (const control of $(`.tinv-wraper[data-tinvwl_product_id="${product}"]`).find(':input').serializeArray()) {
    data.append(`form[${control.name}]`, control.value)
  }
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  heart.addClass('ftinvwl-animated ftinvwl-pulse')
  body.trigger('tinvwl_wishlist_button_clicked', [heart, data])
  $.ajax({
    url: location.pathname,
    method: 'POST',
    dataType: 'json',
    data,
    processData: false,
    contentType: false,
    success: (answer: Answer) => {
      body.trigger('tinvwl_wishlist_ajax_response', [{}, answer])
      heart.removeClass('ftinvwl-animated ftinvwl-pulse')
      if (answer.msg) say(answer.msg)
      if (answer.status) body.trigger('tinvwl_wishlist_added_status', [heart, answer.status])
      if (!answer.wishlists_data) return
      keep(answer.wishlists_data)
      mark(answer.wishlists_data)
    },
  })
})
