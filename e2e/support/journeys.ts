import { expect, type Page } from '@playwright/test'
import { contactForm, expectStatus, fillMessage, SEND, sendButton } from './contactPage'
import { codeField, couponBox, openCouponBox, subscribe, subscribePage } from './couponPage'
import type { DemoShop } from './demoShop'
import { chooseAll, demoProducts, formButton, quickView, quickViewLink, testListing } from './productPage'
import { kibblePage, quoteButton, quoteCalls, quoted, quoteMessage, quotePage, quoteRemove, quoteRow } from './quote'
import { addButton, basketCount, products, removeLink, sidebarCart } from './shopPage'
import { heart, openKnowing, wished, wishRow } from './wishlist'

/** One thing that a shopper does and that asks the shop, from the page on which it begins to what is seen when it is done. */
export interface Journey {
  name: string
  /** The name of its call in the shop's log. */
  call: string
  /** Opens the page and does everything up to the last step. */
  prepare: (page: Page, shop: DemoShop) => Promise<unknown>
  /** The last step: what makes the call. */
  act: (page: Page) => Promise<unknown>
  /** Waits until it can be seen that it is done. */
  done: (page: Page) => Promise<unknown>
  /** What screen readers are told when the answer takes more than a second, where they are told something. */
  saidMeanwhile?: string
}

const { pate, kibble } = products
const listing = '/cua-hang/?reveal=0&popup=0'
const widget = (page: Page) => page.locator('.woo-coupon-box-widget').first()

/** What shoppers do, a journey for each kind of call. */
export const journeys: readonly Journey[] = [
  {
    name: 'a product is added from its card',
    call: 'add_to_cart',
    prepare: (page) => page.goto(listing),
    act: (page) => addButton(page, pate).click(),
    done: (page) => expect(basketCount(page)).toHaveText('1'),
  },
  {
    name: 'a product is removed from the mini-cart',
    call: 'remove_from_cart',
    async prepare(page, shop) {
      await shop.fillCart(page, pate.id)
      await page.goto(listing)
      await expect(removeLink(sidebarCart(page), pate)).toBeVisible()
    },
    act: (page) => removeLink(sidebarCart(page), pate).click(),
    done: (page) => expect(basketCount(page)).toHaveText('0'),
  },
  {
    name: 'a product form is sent in the background',
    call: kibblePage,
    prepare: (page) => page.goto(`${kibblePage}?forms=background`),
    act: (page) => formButton(page).click(),
    done: (page) => expect(basketCount(page)).toHaveText('1'),
  },
  {
    name: 'a variation is asked for',
    call: 'get_variation',
    async prepare(page) {
      await page.goto(demoProducts.collar.path)
      await chooseAll(page, { Màu: 'Tím', 'Vòng cổ': '24 cm' })
    },
    act: (page) => chooseAll(page, { 'Mặt dây': 'Chuông' }),
    done: (page) => expect(page.locator('.woocommerce-variation-price')).toBeVisible(),
  },
  {
    name: 'a product is wished for',
    call: 'add_to_wishlist',
    prepare: (page) => openKnowing(page, listing),
    act: (page) => heart(page, pate).click(),
    done: (page) => expect(heart(page, pate)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'a product is taken off the wishlist',
    call: 'tinvwl/remove',
    prepare: (page) => openKnowing(page, '/wishlist/?popup=0'),
    act: (page) => page.getByRole('button', { name: new RegExp(`^Xóa “${wished.backpack.name}`) }).click(),
    done: (page) => expect(wishRow(page, wished.backpack)).toHaveCount(0),
  },
  {
    name: 'a quote is asked for',
    call: quoteCalls.add,
    prepare: (page) => page.goto(kibblePage),
    act: (page) => quoteButton(page, kibble).click(),
    done: (page) => expect(quoteMessage(page)).toBeVisible(),
  },
  {
    name: 'a product is taken off the quote list',
    call: quoteCalls.remove,
    prepare: (page) => page.goto(quotePage),
    act: (page) => quoteRemove(page, quoted.catTree).click(),
    done: (page) => expect(quoteRow(page, quoted.catTree)).toHaveCount(0),
  },
  {
    name: 'a coupon is asked for in the pop-up',
    call: 'wcb_email',
    prepare: (page) => openCouponBox(page),
    act: (page) => subscribe(couponBox(page)),
    done: (page) => expect(codeField(couponBox(page))).toBeVisible(),
  },
  {
    name: 'a coupon is asked for in a widget',
    call: 'wcb_widget_subscribe',
    prepare: (page) => page.goto(subscribePage),
    act: (page) => subscribe(widget(page)),
    done: (page) => expect(codeField(widget(page))).toBeVisible(),
  },
  {
    name: 'a contact form is sent',
    call: SEND,
    async prepare(page) {
      await page.goto('/contact/')
      await fillMessage(contactForm(page))
    },
    act: (page) => sendButton(contactForm(page)).click(),
    done: (page) => expectStatus(contactForm(page), 'sent'),
  },
  {
    name: 'products are searched for',
    call: 'flatsome_ajax_search_products',
    prepare: (page) => page.goto(listing),
    act: (page) => page.locator('#masthead .search-field').fill('pate'),
    done: (page) => expect(page.getByRole('listbox', { name: 'Gợi ý tìm kiếm' }).getByRole('option')).toHaveCount(1),
  },
  {
    name: 'a quick view is opened',
    call: 'flatsome_quickview',
    prepare: (page) => page.goto(testListing),
    act: (page) => quickViewLink(page, demoProducts.pillow).click(),
    done: (page) => expect(quickView(page, demoProducts.pillow)).toBeVisible(),
    saidMeanwhile: 'Đang tải sản phẩm.',
  },
]
