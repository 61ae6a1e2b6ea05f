import type { CouponMessages } from './couponMessages'

/** The texts of the coupon pop-up and of the subscribe widget in English; those that the source quotes are exact. */
export const messages: CouponMessages = {
  box: {
    emptyEmail: '*Please enter your email address and subscribe.',
    invalidEmail: '*Email is not valid!',
    consent: '',
    failed: 'That did not work. Please try again.',
  },
  widget: {
    emptyEmail: '*Please enter your email and subscribe.',
    invalidEmail: '*Invalid email! Please enter a valid email and subscribe.',
    consent: '*Please agree with the term and condition.',
    failed: '',
  },
  subscribed: 'Subscribed successfully!',
  name: 'Coupon',
  close: 'Close',
  reopen: 'Get a coupon',
  closeIcon: 'Hide the coupon icon',
}
