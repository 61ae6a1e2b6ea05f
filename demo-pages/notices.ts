import type { Notice } from '../fixtures/shop/sessions'
import { type Html, html, raw } from './html'

function notice({ type, html: message }: Notice): Html {
  const text = raw(message)
  if (type === 'error') {
    return html`<ul class="woocommerce-error message-wrapper" role="alert"><li><div class="message-container container alert-color">${text}</div></li></ul>`
  }
  const kind = type === 'success' ? 'message' : 'info'
  return html`<div class="woocommerce-${kind} message-wrapper" role="${type === 'success' ? 'alert' : 'status'}"><div class="message-container container">${text}</div></div>`
}

/** @returns notices as they stand in a notice area, and as some calls answer them (contract 1.4). */
export function noticeList(notices: readonly Notice[]): Html {
  return html`${notices.map(notice)}`
}

/** @returns the notice area of a page (contract 9.4), empty or not. */
export function noticesWrapper(notices: readonly Notice[]): Html {
  return html`<div class="woocommerce-notices-wrapper">${noticeList(notices)}</div>`
}
