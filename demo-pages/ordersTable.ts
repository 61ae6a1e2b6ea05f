import { type Html, html } from './html'
import { money } from './price'

const orders = [
  [1042, '2026-10-28', 'Đang giao', 459_000, 3],
  [1017, '2026-09-14', 'Hoàn tất', 1_290_000, 5],
  [988, '2026-08-02', 'Đã hủy', 89_000, 1],
] as const

/** @returns the table of the orders of the demo's account (contract 9.1), too wide for a phone. */
export function ordersTable(): Html {
  return html`<table class="woocommerce-orders-table shop_table my_account_orders account-orders-table">
<thead><tr>${['Đơn hàng', 'Ngày đặt', 'Tình trạng', 'Tổng cộng', 'Thao tác'].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${orders.map(
    ([number, date, status, total, count]) => html`<tr class="woocommerce-orders-table__row order">
  <th scope="row"><a href="/my-account/orders/#don-${number}" aria-label="Xem đơn hàng số ${number}">#${number}</a></th><td><time datetime="${date}">${date.split('-').reverse().join('/')}</time></td><td>${status}</td><td>${money(total)} cho ${count} món</td>
  <td><a class="button" href="/cua-hang/" aria-label="Mua lại đơn hàng số ${number}">Mua lại</a></td></tr>`,
  )}</tbody></table>`
}
