import { bookingPage, goodMessage, HAS_ERRORS, SEND, SEND_BOOKING, THANKS } from '../../e2e/support/contactPage'
import { couponCode, offers, subscribePage } from '../../e2e/support/couponPage'
import { quizAnswers } from '../../test/fixtures/contactSender'
import { control, dialog, searchField } from '../support/places'
import { expect, test } from '../support/test'

const couponBox = `${dialog}:has(.wcb-email, .wcb-coupon-box-title)`
const suggestion = '[role="listbox"] [role="option"]'

test('a message is sent in the background, and the form says so', async ({ shopper, shop }) => {
  await shopper.opens('/contact/')
  for (const [name, text] of Object.entries(goodMessage)) await shopper.types(`[name="${name}"]`, text)
  await shopper.clicks('[name="dong-y"]')
  await shopper.clicks('.wpcf7-submit')
  await shopper.sees('.wpcf7-response-output', THANKS)
  await shopper.sees('[name="ten"]', { value: '' })
  const [call, ...others] = await shop.calls(SEND)
  expect(others).toEqual([])
  expect(call?.fields).toMatchObject(goodMessage)
})

test('what is wrong with a message stands beside its field, and goes when it is corrected', async ({ shopper }) => {
  await shopper.opens('/contact/')
  await shopper.clicks('[name="dong-y"]')
  // What stands above the box is judged with it, and what is said of that moves the button down.
  await shopper.sees('.wpcf7-not-valid-tip', { count: 3 })
  await shopper.clicks('.wpcf7-submit')
  await shopper.sees('.wpcf7-response-output', HAS_ERRORS)
  await shopper.types('[name="ten"]', 'Nguyễn An')
  await shopper.presses('Tab')
  await shopper.sees('.wpcf7-not-valid-tip', { count: 2 })
})

test('who goes back to a form whose question was replaced answers the one that it shows, and that answer counts', async ({
  shopper,
  shop,
}) => {
  await shopper.opens(bookingPage)
  await shopper.clicks('[name="dong-y"]')
  await shopper.types('[name="cau-do"]', 'sai')
  await shopper.clicks('.wpcf7-submit')
  await shopper.sees('[data-name="cau-do"] .wpcf7-not-valid-tip')
  await shopper.losesThePage()
  await shopper.opens('/contact/')
  await shopper.goesBack()
  await shopper.isAt(bookingPage)
  await shopper.sees('[name="dong-y"]', { isChecked: true })
  const question = await shopper.asks(() => document.querySelector('.wpcf7-quiz-label')?.textContent ?? '')
  await shopper.types('[name="cau-do"]', quizAnswers[question] ?? '')
  await shopper.clicks('.wpcf7-submit')
  await expect(async () => expect(await shop.calls(SEND_BOOKING)).toHaveLength(2)).toPass()
  await shopper.sees('[data-name="ten"] .wpcf7-not-valid-tip')
  await shopper.seesNo('[data-name="cau-do"] .wpcf7-not-valid-tip')
})

test('the coupon box opens, asks for what is missing, and gives its code', async ({ shopper }) => {
  await shopper.opens(`${offers}?coupon-time=0`)
  await shopper.clicks(control('Nhận mã', couponBox))
  await shopper.sees(`${couponBox} .wcb-email`, { isFocused: true })
  await shopper.types(`${couponBox} .wcb-email`, 'meo@shop.vn')
  await shopper.clicks(`${couponBox} .wcb-gdpr-checkbox`)
  await shopper.clicks(control('Nhận mã', couponBox))
  await shopper.sees(`${couponBox} input[readonly]`, { value: couponCode })
})

test('the coupon box closes by Esc, and its icon opens it again', async ({ shopper }) => {
  await shopper.opens(`${offers}?coupon-time=0`)
  await shopper.sees(couponBox)
  await shopper.presses('Escape')
  await shopper.seesNo(couponBox)
  await shopper.clicks(control('Nhận mã giảm giá'))
  await shopper.sees(couponBox)
})

test('a subscription in the page gives its code, too', async ({ shopper }) => {
  const widget = '.woo-coupon-box-widget:first-of-type'
  await shopper.opens(subscribePage)
  await shopper.types(`${widget} input[type="email"]`, 'meo@shop.vn')
  await shopper.clicks(`${widget} input[type="checkbox"]`)
  await shopper.clicks(control('Đăng ký', widget))
  await shopper.sees(`${widget} input[readonly]`, { value: couponCode })
})

test('what is typed into the search is suggested, and a click leads there', async ({ shopper }) => {
  await shopper.opens('/cua-hang/')
  await shopper.types(searchField, 'pate')
  await shopper.sees(suggestion, { count: 1 })
  await shopper.clicks(suggestion)
  await shopper.isAt('/san-pham/pate-ca-ngu/')
})

test('a suggestion is chosen by keys, and Esc closes the list', async ({ shopper }) => {
  await shopper.opens('/cua-hang/')
  await shopper.types(searchField, 'chuột')
  await shopper.sees(suggestion, { count: 1 })
  await shopper.presses('Escape')
  await shopper.seesNo(suggestion)
  await shopper.types(searchField, ' bông')
  await shopper.sees(suggestion, { count: 1 })
  await shopper.presses('ArrowDown', 'Enter')
  await shopper.isAt('/san-pham/chuot-bong/')
})

test('a password is shown and hidden by its button', async ({ shopper }) => {
  await shopper.opens('/my-account/')
  await shopper.types('#password', 'meo meo')
  await shopper.clicks('.login .show-password-input')
  await shopper.sees('#password[type="text"]', { value: 'meo meo', isFocused: true })
  await shopper.clicks('.login .show-password-input')
  await shopper.sees('#password[type="password"]')
})
