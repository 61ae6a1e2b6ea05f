/** The coupon pop-up and the subscribe widget: what the area's definitions name. */
export { attachReopening } from './couponBox'
export { attachIcon } from './couponIcon'
export { attachTrigger } from './couponTrigger'
export { default as attachSubscribeWidget } from './subscribeWidget'
