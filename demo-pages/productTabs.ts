import type { Product } from '../fixtures/shop/productTypes'
import { type Html, html, raw } from './html'
import type { Variants } from './variants'
import { formatDimensions, formatWeight } from './variationData'

/** What a product page says below its summary: the name that ids are made of, the title, the content. */
export interface ProductTab {
  name: string
  title: string
  content: Html
}

function propertyRow(name: string, label: string, value: Html | string): Html {
  return html`<tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--${name}"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value">${value}</td></tr>`
}

/** Weight, dimensions and attributes; the first two follow the chosen variation (contract 5.5). */
function properties({ weight, dimensions, attributes }: Product): Html {
  return html`<table class="woocommerce-product-attributes shop_attributes" aria-label="Chi tiết sản phẩm"><tbody>
      ${propertyRow('weight', 'Khối lượng', formatWeight(weight))}
      ${propertyRow('dimensions', 'Kích thước', raw(formatDimensions(dimensions)))}
      ${attributes.map(({ key, label, options }) => propertyRow(key, label, html`<p>${options.map((option) => option.label).join(', ')}</p>`))}
    </tbody></table>`
}

/** @returns the three tabs of every product. */
export function tabsOf(product: Product, reviews: Html, reviewCount: number): ProductTab[] {
  return [
    {
      name: 'description',
      title: 'Mô tả',
      content: html`<p>${product.excerpt}</p><p>Mỗi món ở Meo Meo Shop đều được ba “giám khảo” bốn chân dùng thử một tuần trước khi lên kệ. Không ưng, bạn đổi trả trong bảy ngày.</p>`,
    },
    { name: 'additional_information', title: 'Thông tin bổ sung', content: properties(product) },
    { name: 'reviews', title: `Đánh giá (${reviewCount})`, content: reviews },
  ]
}

function inTabs(tabs: readonly ProductTab[]): Html {
  const items = tabs.map(({ name, title }, index) => {
    const isFirst = index === 0
    return html`<li class="${name}_tab${isFirst && ' active'}" id="tab-title-${name}" role="presentation"><a href="#tab-${name}" role="tab" aria-selected="${isFirst ? 'true' : 'false'}" aria-controls="tab-${name}"${!isFirst && html` tabindex="-1"`}>${title}</a></li>`
  })
  const panels = tabs.map(
    ({ name, content }, index) =>
      html`<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${name} panel entry-content${index === 0 && ' active'}" id="tab-${name}" role="tabpanel" aria-labelledby="tab-title-${name}">${content}</div>`,
  )
  return html`<div class="woocommerce-tabs wc-tabs-wrapper container tabbed-content">
  <ul class="tabs wc-tabs product-tabs small-nav-collapse nav nav-uppercase nav-line nav-left" role="tablist">${items}</ul>
  <div class="tab-panels">${panels}</div>
</div>`
}

/** The first is open, as the theme's setting has it. */
function inAccordion(tabs: readonly ProductTab[]): Html {
  const items = tabs.map(({ name, title, content }, index) => {
    const isOpen = index === 0
    const id = `accordion-${name}`
    return html`<div id="${id}" class="accordion-item">
    <a id="${id}-label" class="accordion-title plain${isOpen && ' active'}" aria-expanded="${isOpen ? 'true' : 'false'}" aria-controls="${id}-content" href="#accordion-item-${name}"><button class="toggle" aria-label="Chuyển đổi"><i class="icon-angle-down"></i></button>${title}</a>
    <div id="${id}-content" class="accordion-inner"${isOpen && html` style="display: block;"`} aria-labelledby="${id}-label">${content}</div>
  </div>`
  })
  return html`<div class="product-page-accordian"><div class="accordion">${items}</div></div>`
}

function inSections(tabs: readonly ProductTab[]): Html {
  return html`<div class="product-page-sections">${tabs.map(
    ({ name, title, content }) =>
      html`<div class="product-section"><div class="row"><div class="large-3 col pb-0 mb-0"><h2 class="uppercase mt">${title}</h2></div><div class="large-9 col pb-0 mb-0"><div class="panel entry-content" id="section-${name}">${content}</div></div></div></div>`,
  )}</div>`
}

/** @param layout how the theme is set to show them (contract 8.1). */
export function productTabs(tabs: readonly ProductTab[], layout: Variants['reviews']): Html {
  switch (layout) {
    case 'tabs':
      return inTabs(tabs)
    case 'accordion':
      return inAccordion(tabs)
    case 'sections':
      return inSections(tabs)
  }
}
