/** The coupon pop-up and the subscribe widget: what the area's definitions name. */
export { CouponIcon } from './CouponIcon'
export { CouponModal } from './CouponModal'
export { SubscribeForm } from './SubscribeForm'
