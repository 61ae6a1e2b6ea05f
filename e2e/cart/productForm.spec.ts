import { holdRequests } from '../support/holdRequests'
import { waitForFrames } from '../support/onScreen'
import { basketCount, notices } from '../support/shopPage'
import { expect, test } from '../support/test'

const productPage = '/san-pham/hat-ca-hoi/'
const button = '.single_add_to_cart_button'

test('cart.form.loading-on-submit: the product page’s button is loading from the submit until the next page is there', async ({
  page,
}) => {
  await page.goto(productPage)
  const release = await holdRequests(page, /\/hat-ca-hoi\/$/, (request) => request.method() === 'POST')
  await expect(page.locator(button)).not.toHaveClass(/loading/)
  const whenLeaving = page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        addEventListener('beforeunload', () => {
          const read = () => resolve(document.querySelector(selector)?.classList.contains('loading'))
          requestAnimationFrame(() => requestAnimationFrame(read))
        })
      }),
    button,
  )
  await page.locator('form.cart .qty').fill('3')
  // A click waits for the page that it leads to.
  const clicking = page.locator(button).click()
  expect(await whenLeaving).toBe(true)
  release()
  await clicking
  await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  await expect(basketCount(page)).toHaveText('3')
  await expect(page.locator(button)).not.toHaveClass(/loading/)
})

test('cart.form.loading-resets-when-shown-again: back on the page, from the browser’s page cache too, the button is fresh; a form that another script holds back leaves its button free', async ({
  page,
}) => {
  await page.goto(productPage)
  // The page goes as far as being sent and stays: what the browser keeps in its page cache while the shopper is elsewhere.
  await page.route(`**${productPage}`, (route) => route.fulfill({ status: 204 }))
  await page.locator(button).click()
  await expect(page.locator(button)).toHaveClass(/loading/)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.locator(button)).not.toHaveClass(/loading/)

  await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()))
  await page.locator(button).click()
  await waitForFrames(page)
  await expect(page.locator(button)).not.toHaveClass(/loading/)
  await expect(page).toHaveURL(productPage)
})

test('cart.form.loading-on-submit: a sticky bar’s button outside the form is busy only if the form is sent, and a button that shows something in the page never', async ({
  page,
}) => {
  await page.goto(productPage)
  const bar = page.locator('#bar')
  await page.evaluate(() => {
    document.querySelector('form.cart')?.setAttribute('id', 'product-form')
    document.querySelector('form.cart .quantity')?.insertAdjacentHTML('beforebegin', '<input name="khac-ten" required>')
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div style="position:fixed;inset:auto 0 0;z-index:9"><button class="single_add_to_cart_button" form="product-form" id="bar">Mua</button>
      <a class="single_add_to_cart_button" href="#main" id="leads">Chọn</a></div>`,
    )
  })
  await page.route(`**${productPage}`, (route) => route.fulfill({ status: 204 }))
  await bar.click()
  await expect(page.locator('[name="khac-ten"]')).toBeFocused()
  await page.locator('#leads').click()
  await waitForFrames(page)
  await expect(page.locator('.single_add_to_cart_button.loading')).toHaveCount(0)
  await page.locator('[name="khac-ten"]').fill('Mun')
  await bar.click()
  await expect(bar).toHaveClass(/loading/)
})
