import { beforeEach, expect, test } from 'vitest'
import { type FakeShop, openShop } from '../../../support/fakeShop'
import { openPage, pass, stopClock, TWO_FRAMES } from '../../../support/freshPage'
import { installJQuery, type JQuery } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import { wishlistButton, wishlistData } from '../../../support/wishlistHtml'
import { keepData, startWishlist } from '../../../support/wishlistPage'

/** The theme's heart, in front of a button that the theme hides (plugins contract 2.1). */
function themeHeart(product: number): string {
  return `<div class="wishlist-icon"><button class="wishlist-button" id="heart-${product}">♥</button>
    <div class="wishlist-popup">${wishlistButton(product, { className: 'tinvwl-loop' })}</div></div>`
}

const MESSAGE = `<div class="tinvwl_added_to_wishlist tinv-modal tinv-modal-open"><div class="tinv-modal-inner">
  <div class="tinv-txt">Xong</div><button class="tinvwl_button_close">×</button></div></div>`

let shop: FakeShop
let jQuery: JQuery

/**
 * What the plugin prints for the theme, in lines of their own that stay when its script has gone: a heart is busy from a click on, all
 * hearts are as at first when products are to be marked and when a modal has closed, and one follows its button when that has been marked.
 */
function installIntegration(): void {
  jQuery = installJQuery()
  document.body.addEventListener('click', ({ target }) => {
    if ((target as Element).matches('.wishlist-button')) (target as Element).classList.add('loading')
  })
  jQuery(document.body).on('tinvwl_wishlist_mark_products tinvwl_modal_closed', () => {
    for (const heart of document.querySelectorAll('.wishlist-button'))
      heart.classList.remove('wishlist-added', 'loading')
  })
  jQuery(document.body).on('tinvwl_wishlist_product_marked', (_event, button, isInList) => {
    const element = button as Element
    element
      .closest('.wishlist-icon')
      ?.querySelector('.wishlist-button')
      ?.classList.toggle('wishlist-added', isInList === true)
  })
}

beforeEach(() => {
  openPage([12, 13, 14].map(themeHeart).join(''))
  stopClock()
  shop = openShop()
  installIntegration()
  keepData(wishlistData({ 12: [0] }))
})

const looks = () =>
  [12, 13, 14].map((product) => find(`#heart-${product}`).className.replace('wishlist-button', '').trim())

test('hearts that were full before stay so when the data change', async () => {
  await startWishlist()
  expect(looks()).toEqual(['wishlist-added', '', ''])
  const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
  setWishlist(wishlistData({ 12: [0], 13: [0] }))
  await pass(100)
  expect(looks()).toEqual(['wishlist-added', 'wishlist-added', ''])
  setWishlist(wishlistData({ 13: [0] }))
  await pass(100)
  expect(looks()).toEqual(['', 'wishlist-added', ''])
})

test('those that only listeners of the plugin’s events draw are told of, after the marks were taken away', async () => {
  await startWishlist()
  const told: unknown[] = []
  for (const name of ['tinvwl_wishlist_mark_products', 'tinvwl_wishlist_product_marked'])
    jQuery(document.body).on(name, (_event, _button, isInList) => told.push([name, isInList]))
  const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
  setWishlist(wishlistData({ 12: [0] }, { counter: 2 }))
  await pass(100)
  expect(told).toEqual([
    ['tinvwl_wishlist_mark_products', undefined],
    ['tinvwl_wishlist_product_marked', true],
  ])
})

test('they stay full when a message closes', async () => {
  await startWishlist()
  click(find('#heart-13'))
  await pass(100)
  shop.answer({ status: true, msg: MESSAGE, wishlists_data: wishlistData({ 12: [0], 13: [0] }) })
  await pass(TWO_FRAMES)
  await pass(100)
  click(find('.tinvwl_button_close'))
  expect(looks()).toEqual(['wishlist-added', 'wishlist-added', ''])
})
