import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { contactForm, fillMessage, sendButton, THANKS } from '../support/contactPage'
import { couponBox, couponIcon, offers } from '../support/couponPage'
import type { DemoShop } from '../support/demoShop'
import { elements } from '../support/elementsPage'
import { demoProducts, formButton, quickViewLink, testListing } from '../support/productPage'
import { kibblePage, quoteButton, quoteRow } from '../support/quote'
import { addButton, basketCount, listing, notices, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { heart } from '../support/wishlist'

/** What a page is without one file of the script. */
interface Loss {
  /** The name of the file. */
  file: string
  /** The page that wants it. */
  path: string
  /** What a shopper can do all the same. */
  native: string
  prepare?: (page: Page, shop: DemoShop) => Promise<unknown>
  /** Where doing it leaves the page at once: what makes the page want the file before that. */
  touch?: (page: Page) => Promise<unknown>
  /** Does it, and waits for what the server or the browser makes of it. `told`: the author has been told of the loss. */
  use: (page: Page, told: Promise<unknown>) => Promise<unknown>
}

const { pate, kibble } = products
const { pillow, catTree } = demoProducts
const termsLink = (page: Page) => page.getByRole('link', { name: 'điều khoản và điều kiện' })
const article = '/bai-viet/cham-soc-meo-con/'

const losses: readonly Loss[] = [
  {
    file: 'account',
    path: '/my-account/',
    native: 'the password can be typed and sent',
    async touch(page) {
      await page.locator('.login #username').fill('meo')
      await page.locator('.login #password').fill('meo')
    },
    async use(page) {
      await page.locator('.login #password').press('Enter')
      await expect(page.locator('.woocommerce-MyAccount-content')).toBeVisible()
    },
  },
  {
    file: 'articles',
    path: article,
    native: 'an entry of the contents leads to its section',
    async use(page) {
      const entry = page.locator('#ez-toc-container ul.ez-toc-list a').nth(2)
      const href = (await entry.getAttribute('href')) ?? ''
      await entry.click()
      await expect(page).toHaveURL(new RegExp(`${encodeURI(href).slice(1)}$`))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    },
  },
  {
    file: 'banners',
    path: '/thong-bao/?role=admin',
    native: 'a banner that cannot be dismissed can be read',
    async use(page, told) {
      const banner = page.locator('#coming-soon-footer-banner')
      await banner.locator('.coming-soon-footer-banner-dismiss').click()
      await told
      await expect(banner).toBeVisible()
    },
  },
  {
    file: 'cart',
    path: listing,
    native: 'a product is added by its link',
    touch: (page) => addButton(page, pate).hover(),
    async use(page) {
      await addButton(page, pate).click()
      await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
      await expect(basketCount(page)).toHaveText('1')
    },
  },
  {
    file: 'checkout',
    path: '/checkout/',
    native: 'the terms open as a page',
    prepare: (page, shop) => shop.fillCart(page, pate.id),
    touch: (page) => termsLink(page).hover(),
    async use(page) {
      await termsLink(page).click()
      await expect(page.locator('body')).toContainText('Mèo có quyền')
    },
  },
  {
    file: 'contact-form',
    path: '/contact/',
    native: 'a message is sent by the browser, and the page that comes back says so',
    touch: (page) => fillMessage(contactForm(page)),
    async use(page) {
      await sendButton(contactForm(page)).click()
      await expect(page.locator('.wpcf7-response-output').filter({ hasText: THANKS })).toBeVisible()
    },
  },
  {
    file: 'coupon',
    path: `${offers}?coupon-time=0`,
    native: 'nothing lies over the page',
    async use(page, told) {
      await told
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(couponBox(page)).toHaveCount(0)
      await expect(couponIcon(page)).toHaveCount(0)
    },
  },
  {
    file: 'listing',
    path: '/cua-hang/?orderby=price&cards=24',
    native: 'the listing is as the server made it, and its links lead on',
    touch: (page) => page.locator('select.orderby').focus(),
    async use(page) {
      await expect(addButton(page, pate)).toBeVisible()
      await page.getByRole('link', { name: kibble.name }).first().click()
      await expect(page).toHaveURL(kibblePage)
    },
  },
  {
    file: 'page',
    path: catTree.path,
    native: 'a tab’s link leads to its panel',
    async use(page) {
      await page.locator('.tabs a').nth(1).click()
      await expect(page).toHaveURL(/#tab/)
    },
  },
  {
    file: 'photo-feed',
    path: '/anh-meo/',
    native: 'the page stays as it was',
    async use(page) {
      await page.getByRole('heading', { name: 'Tuần này' }).scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 500)
      await expect(page.locator('[data-flatsome-instagram]')).toBeVisible()
    },
  },
  {
    file: 'product',
    path: kibblePage,
    native: 'the form adds its product',
    touch: (page) => formButton(page).hover(),
    async use(page) {
      await formButton(page).click()
      await expect(basketCount(page)).toHaveText('1')
    },
  },
  {
    file: 'quick-view',
    path: testListing,
    native: 'the link is free again, and the product’s own page opens from its name',
    async use(page, told) {
      await quickViewLink(page, pillow).click()
      await expect(page).toHaveURL(/#quick-view$/)
      await expect(page.locator('.processing')).toHaveCount(0)
      // A page that is left has nobody to tell any more.
      await told
      await page.getByRole('link', { name: pillow.name }).first().click()
      await expect(page).toHaveURL(pillow.path)
    },
  },
  {
    file: 'quote',
    path: kibblePage,
    native: 'the button’s link puts the product on the list',
    touch: (page) => quoteButton(page, kibble).hover(),
    async use(page) {
      await quoteButton(page, kibble).click()
      await expect(page).toHaveURL('/request-quote/')
      await expect(quoteRow(page, kibble)).toHaveCount(1)
    },
  },
  {
    file: 'search',
    path: '/cua-hang/',
    native: 'Enter searches',
    touch: (page) => page.locator('#masthead .search-field').fill('pate'),
    async use(page) {
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/s=pate/)
    },
  },
  {
    file: 'theme-api',
    path: elements.lightboxes,
    native: 'the page’s own lightboxes open',
    prepare: (page) =>
      changeAnswers(page, `**${elements.lightboxes}`, (html) =>
        html.replace('</body>', '<script>addEventListener("x", () => Flatsome.behavior())</script></body>'),
      ),
    async use(page) {
      await page.locator('a[href^="#"]').filter({ hasText: /./ }).and(page.locator('main a')).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    file: 'wishlist',
    path: '/cua-hang/',
    native: 'the heart is free again',
    async use(page, told) {
      await heart(page, pate).click()
      await told
      await expect(heart(page, pate)).not.toHaveClass(/loading/)
    },
  },
]

/** What the browser itself says of a file that is lost, and of what it wanted to fetch ahead. */
const lost = [/net::ERR_FAILED/, /Failed to load resource/]

test.describe('one file of the script is lost', () => {
  test.use({
    consoleMessages: { expected: [/^shop-islands: A part of the script could not be loaded/], parting: lost },
  })

  for (const { file, path, native, prepare, touch, use } of losses)
    test(`${file}: ${native}, and the author is told once`, async ({ page, shop }) => {
      await prepare?.(page, shop)
      let pages = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom())
          pages += 1
      })
      await page.route(new RegExp(`/${file}-[\\w-]{8}\\.js$`), (route) =>
        // The page that comes next has it, also where it has the same address: an add leads back to it.
        pages > 1 ? route.continue() : route.abort(),
      )
      const told = page.waitForEvent('console', (message) => message.text().startsWith('shop-islands: '))
      await page.goto(path)
      await touch?.(page)
      if (touch) await told
      await use(page, told)
      await told
    })
})
