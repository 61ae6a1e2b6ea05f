import { startScript } from '../../support/startPage'

/** Everything that the plugin prints for its script (plugins contract 3.2), with what a test changes. */
export function printQuoteConfig(more: Readonly<Record<string, string>> = {}): void {
  Object.assign(window, {
    ywraq_frontend: {
      ajaxurl: '/wp-admin/admin-ajax.php',
      no_product_in_list: '',
      yith_ywraq_action_nonce: 'nonce1',
      go_to_the_list: 'no',
      rqa_url: '/request-quote/',
      raq_table_refresh_check: '1',
      ...more,
    },
  })
}

/** Starts the script with the widgets of the quote list. */
export async function startQuotePage(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await startScript((await import('../../../widgets/quote/definitions')).quote, settings)
}

/** The plugin's button (plugins contract 3.1). */
export function quoteButton(productId: number, more = ''): string {
  return `<div class="yith-ywraq-add-to-quote add-to-quote-${productId} near-add-to-cart">
    <div class="yith-ywraq-add-button show" style="display:block">
      <a href="?add-to-quote=${productId}" class="add-request-quote-button button" data-product_id="${productId}"
        data-wp_nonce="own${productId}">Báo giá</a>
      <img class="ajax-loading" style="visibility:hidden">
    </div>${more}</div>`
}

/** What the server answers to an add or a check (plugins contract 3.3). */
export function quoteAnswer(result: unknown, more: Readonly<Record<string, string>> = {}): object {
  return {
    result,
    message: 'Đã thêm <b>Bóng chuông</b>',
    label_browse: 'Xem danh sách &amp; gửi',
    rqa_url: '/bao-gia/',
    ...more,
  }
}
