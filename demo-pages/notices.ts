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

/** @returns the notice area of a page (contract 9.4), empty or not. */
export function noticesWrapper(notices: readonly Notice[]): Html {
  return html`<div class="woocommerce-notices-wrapper">${notices.map(notice)}</div>`
}
