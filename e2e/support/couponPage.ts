import { expect, type Locator, type Page } from '@playwright/test'

/** The page of the demo shop on which the coupon pop-up is at home. */
export const offers = '/khuyen-mai/'
/** The page with three subscribe widgets; the second gives no code. */
export const subscribePage = '/khuyen-mai/dang-ky/'
/** The code that the demo shop gives. */
export const couponCode = 'MEOMOI'
/** Seconds of a day. */
export const day = 86_400

/** The open coupon pop-up; its title names it, also after it has changed. */
export function couponBox(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Giảm 10% cho bé' })
}

/** The small icon that opens the pop-up. */
export function couponIcon(page: Page): Locator {
  return page.getByRole('button', { name: 'Nhận mã giảm giá' })
}

/** What closes the pop-up. */
export function closeButton(page: Page): Locator {
  return couponBox(page).getByRole('button', { name: 'Đóng' })
}

/** The e-mail field of the pop-up or of a widget. */
export function emailField(place: Locator): Locator {
  return place.getByRole('textbox', { name: 'Email' })
}

/** The button of the pop-up, 'Nhận mã', or of a widget, 'Đăng ký'. */
export function subscribeButton(place: Locator): Locator {
  return place.getByRole('button', { name: /^(Nhận mã|Đăng ký)$/ })
}

/** The box to tick in the pop-up or in a widget. */
export function consentBox(place: Locator): Locator {
  return place.getByRole('checkbox', { name: 'Tôi đồng ý nhận thư' })
}

/** The field with the code, in the pop-up or a widget that has been sent. */
export function codeField(place: Locator): Locator {
  return place.getByRole('textbox', { name: 'Mã giảm giá' })
}

/** Opens the page of offers and waits for the pop-up to open by itself, at once. */
export async function openCouponBox(page: Page, query = ''): Promise<Locator> {
  await page.goto(`${offers}?coupon-time=0&${query}`)
  const box = couponBox(page)
  await expect(box).toBeVisible()
  return box
}

/** Fills in the pop-up or a widget and sends it. */
export async function subscribe(place: Locator, email = 'meo@shop.vn'): Promise<void> {
  await emailField(place).fill(email)
  await consentBox(place).check()
  await subscribeButton(place).click()
}

/** Waits until the pictures of an answer with scripts, none of which is there, are lost: only then would their handlers run. */
export async function expectPicturesToBeLost(place: Locator): Promise<void> {
  const pictures = place.locator('img[src*="khong-co"]')
  await expect(pictures).not.toHaveCount(0)
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('complete', true)
}

/** The cookie of the coupon box, and for how many seconds from now it is kept; `undefined` where there is none. */
export async function couponCookie(page: Page): Promise<{ value: string; seconds: number } | undefined> {
  const cookies = await page.context().cookies()
  const found = cookies.find(({ name }) => name === 'woo_coupon_box')
  return found && { value: found.value, seconds: found.expires - Date.now() / 1000 }
}

/** Checks that the cookie says what happened at this minute, and that it is kept for that many seconds. */
export async function expectCookie(page: Page, value: RegExp, seconds: number): Promise<void> {
  await expect.poll(async () => (await couponCookie(page))?.value).toMatch(value)
  const cookie = await couponCookie(page)
  expect(Math.abs(Number(/\d+$/.exec(cookie?.value ?? '')) - Date.now() / 1000)).toBeLessThan(60)
  expect(Math.abs((cookie?.seconds ?? 0) - seconds)).toBeLessThan(60)
}
