import type { ArrivedAttribution } from '../../fixtures/shop/checkout/arrivedAttribution'
import { attributionFields, attributionPrefix } from '../../fixtures/shop/checkout/attributionFields'
import { type Html, html } from '../html'

/** A value as it arrived: an empty one is not the same as none. */
function value(arrived: string | null | undefined): Html {
  return arrived === undefined || arrived === null ? html`–` : html`<code>${arrived}</code>`
}

/** @returns a table of the attribution data of an order or a registration: what came in which way, and what the server keeps. */
export function arrivedTable({ inputs, extension, meta }: ArrivedAttribution): Html {
  const device = meta[`_${attributionPrefix}device_type`]
  return html`<div class="touch-scroll-table"><table class="shop_table order-attribution">
<caption>Nguồn đơn hàng, như máy chủ nhận được</caption>
<thead><tr><th scope="col">Trường</th><th scope="col">Ô ẩn</th><th scope="col">Extension data</th><th scope="col">Được lưu</th></tr></thead>
<tbody>${Object.keys(attributionFields).map(
    (field) =>
      html`<tr data-field="${field}"><th scope="row">${field}</th><td class="from-inputs">${inputs[field] ? inputs[field].map(value) : value(null)}</td><td class="from-extension">${value(extension?.[field])}</td><td class="kept">${value(meta[`_${attributionPrefix}${field}`])}</td></tr>`,
  )}</tbody>
</table></div>
<p class="order-device">${device ? `Thiết bị: ${device}` : 'Không có gì được lưu.'}</p>`
}
