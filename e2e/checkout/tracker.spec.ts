import { arrivedValues, attributionInputs, expectSource, fillCheckout, placeOrder } from '../support/checkoutPage'
import { holdRequests } from '../support/holdRequests'
import { addButton, basketCount, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { comeDirectly, comeFrom, endSession, shopAddress, trackerCookie } from '../support/visits'

const blog = 'https://blog-meo.test/bai-viet/7'

test('attribution.type.referral-from-external-host, attribution.record.first-and-current, attribution.record.first-set-only-once: a link on another site is a referral; a campaign changes current, not first', async ({
  page,
  context,
  shop,
}) => {
  await comeFrom(page, blog, shopAddress(shop.url, '/cua-hang/'))
  await expect
    .poll(() => trackerCookie(context, 'current'))
    .toMatchObject({ typ: 'referral', src: 'blog-meo.test', mdm: 'referral', cnt: '/bai-viet/7' })
  expect(await trackerCookie(context, 'current_add')).toMatchObject({
    rf: blog,
    ep: shopAddress(shop.url, '/cua-hang/'),
  })
  await expect.poll(() => trackerCookie(context, 'first')).toMatchObject({ typ: 'referral', src: 'blog-meo.test' })
  expect(await trackerCookie(context, 'current')).toEqual(await trackerCookie(context, 'first'))
  await comeDirectly(page, shopAddress(shop.url, '/?utm_source=fb&utm_medium=social'))
  await expect.poll(() => trackerCookie(context, 'current')).toMatchObject({ typ: 'utm', src: 'fb', mdm: 'social' })
  expect(await trackerCookie(context, 'first')).toMatchObject({ typ: 'referral', src: 'blog-meo.test' })
})

test('attribution.visit.counts-up-without-session, attribution.visit.pages-count-up-per-page: visits and pages', async ({
  page,
  context,
  shop,
}) => {
  const count = async () => [
    (await trackerCookie(context, 'udata'))?.['vst'],
    (await trackerCookie(context, 'session'))?.['pgs'],
  ]
  await page.goto(shopAddress(shop.url, '/'))
  await expect.poll(count).toEqual(['1', '1'])
  await page.goto(shopAddress(shop.url, '/cua-hang/'))
  await expect.poll(count).toEqual(['1', '2'])
  await endSession(context)
  await page.goto(shopAddress(shop.url, '/contact/'))
  await expect.poll(count).toEqual(['2', '1'])
})

test('a landing page that is left before the tracker has come is recorded with the next: attribution.visit.pages-count-up-per-page', async ({
  page,
  context,
  shop,
}) => {
  const release = await holdRequests(page, /\/attribution-[^/]*\.js/)
  await comeFrom(page, blog, shopAddress(shop.url, '/?utm_source=fb&utm_medium=social'))
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shop-islands-visits'))).toContain('utm_source=fb')
  await page.goto(shopAddress(shop.url, '/cua-hang/'))
  release()
  // The last cookie of the second of two visits: the browser tells of each while the page still writes the others.
  await expect.poll(() => trackerCookie(context, 'session')).toMatchObject({ pgs: '2' })
  expect(await trackerCookie(context, 'first')).toMatchObject({ typ: 'utm', src: 'fb', mdm: 'social' })
  expect(await trackerCookie(context, 'current_add')).toMatchObject({ rf: blog })
})

test('attribution.tracking.disabled-deletes-cookies: a page that may not track deletes what others have written', async ({
  page,
  context,
  shop,
}) => {
  const names = async () => (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_'))
  await page.goto(shopAddress(shop.url, '/'))
  await expect.poll(async () => (await names()).length).toBeGreaterThan(6)
  await page.goto(shopAddress(shop.url, '/cua-hang/?tracking=denied'))
  await expect.poll(names).toEqual([])
  await addButton(page, products.pate).click()
  await expect(basketCount(page)).toHaveText('1')
  expect(await names()).toEqual([])
})

test.describe('consent at the checkout', () => {
  test.beforeEach(async ({ page, context, shop }) => {
    await shop.fillCart(page, products.pate.id)
    // The cart's visitor is known under the shop's name, too.
    const cookies = await context.cookies()
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: shopAddress(shop.url, '/') })))
  })

  test('checkout.attribution.empty-value-is-empty-string: an order without consent brings every field, empty', async ({
    page,
    shop,
  }) => {
    await page.goto(shopAddress(shop.url, '/checkout/?tracking=denied'))
    await expectSource(page, '')
    await fillCheckout(page)
    await placeOrder(page)
    expect(new Set(Object.values(await arrivedValues(page)))).toEqual(new Set(['']))
    await expect(page.getByText('Không có gì được lưu.')).toBeVisible()
  })

  test('given late, it fills the form; taken back, it empties it', async ({ page, context, shop }) => {
    await page.goto(shopAddress(shop.url, '/checkout/?tracking=consent'))
    await expectSource(page, '')
    // The inputs may stand before the tracker listens.
    await expect.poll(() => page.evaluate(() => 'sbjs' in window)).toBe(true)
    const decide = (marketing: string) =>
      page.evaluate(
        (detail) => {
          document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }))
        },
        { marketing },
      )
    await decide('allow')
    await expect(attributionInputs(page, 'source_type')).not.toHaveValue('')
    expect(await trackerCookie(context, 'current')).not.toBeNull()
    await decide('deny')
    await expectSource(page, '')
    await expect.poll(() => trackerCookie(context, 'current')).toBeNull()
  })

  test('the public call does the same', async ({ page, shop }) => {
    await page.goto(shopAddress(shop.url, '/checkout/'))
    await expectSource(page, 'typein')
    await page.evaluate(() => {
      const { wc_order_attribution } = window as unknown as {
        wc_order_attribution: { setOrderTracking(isAllowed: boolean): void }
      }
      wc_order_attribution.setOrderTracking(false)
    })
    await expectSource(page, '')
  })
})
