/** What a place to subscribe says. */
export interface SubscribeTexts {
  emptyEmail: string
  /** The e-mail cannot be one. */
  invalidEmail: string
  /** The consent is not ticked; the pop-up says nothing about it. */
  consent: string
  /** The subscription could not be sent; the widget says nothing about it (behaviour subscribe.error.enables-button-without-message). */
  failed: string
}

/** The texts of the coupon pop-up and of the subscribe widget; those that the server configures or answers win over them. */
export interface CouponMessages {
  box: SubscribeTexts
  widget: SubscribeTexts
  subscribed: string
  /** Names the pop-up where it has no title. */
  name: string
  close: string
  /** The small icon that opens the pop-up again. */
  reopen: string
  /** Puts the small icon away. */
  closeIcon: string
}
