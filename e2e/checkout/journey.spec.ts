import {
  type ArrivedField,
  arrivedFields,
  arrivedValues,
  expectSource,
  fillCheckout,
  placeOrder,
} from '../support/checkoutPage'
import { addButton, basketCount, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { comeDirectly, comeFrom, endSession, shopAddress, trackerCookie } from '../support/visits'

for (const checkout of ['classic', 'block']) {
  test(`three visits, by a campaign, a search engine and directly, end in an order (${checkout} checkout) that tells of them`, async ({
    page,
    context,
    shop,
  }) => {
    const mail = 'https://thu-meo.test/tin/tet'
    const search = 'https://www.google.com/search?q=pate+meo'

    const campaign = shopAddress(shop.url, '/?utm_source=ban-tin&utm_medium=email&utm_campaign=tet%202026')
    await comeFrom(page, mail, campaign)
    await expect.poll(() => trackerCookie(context, 'first')).toMatchObject({ typ: 'utm', src: 'ban-tin' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cửa hàng' }).click()
    await expect.poll(() => trackerCookie(context, 'session')).toMatchObject({ pgs: '2' })

    await endSession(context)
    const landing = shopAddress(shop.url, '/san-pham/hat-ca-hoi/')
    await comeFrom(page, search, landing)
    // The session is written last: what ends it before that is lost.
    await expect.poll(() => trackerCookie(context, 'session')).toMatchObject({ pgs: '1' })
    expect(await trackerCookie(context, 'current')).toMatchObject({ typ: 'organic', src: 'google' })

    await endSession(context)
    await comeDirectly(page, shopAddress(shop.url, '/cua-hang/'))
    await addButton(page, products.pate).click()
    await expect(basketCount(page)).toHaveText('1')
    // The page is counted when the browser is idle, which may be after all of that.
    await expect.poll(() => trackerCookie(context, 'session')).toMatchObject({ pgs: '1' })
    await page.goto(shopAddress(shop.url, `/checkout/?checkout=${checkout}`))
    await expectSource(page, 'organic')
    await expect(page.locator('.wp-block-woocommerce-checkout.is-loading')).toHaveCount(0)
    await fillCheckout(page)
    await placeOrder(page)

    expect(await arrivedValues(page)).toEqual({
      source_type: 'organic',
      referrer: search,
      utm_campaign: '(none)',
      utm_source: 'google',
      utm_medium: 'organic',
      utm_content: '(none)',
      utm_id: '(none)',
      utm_term: '(none)',
      utm_source_platform: '(none)',
      utm_creative_format: '(none)',
      utm_marketing_tactic: '(none)',
      session_entry: landing,
      session_start_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      session_pages: '2',
      session_count: '3',
      user_agent: await page.evaluate(() => navigator.userAgent),
    })
    const arrived = Object.values(await arrivedFields(page))
    const extension = ({ inputs, extension: given }: ArrivedField) => [given, checkout === 'block' ? inputs?.[0] : null]
    for (const field of arrived) {
      const [given, wanted] = extension(field)
      expect(given).toBe(wanted)
    }
    expect(await trackerCookie(context, 'first')).toMatchObject({ typ: 'utm', src: 'ban-tin', cmp: 'tet 2026' })
  })
}
