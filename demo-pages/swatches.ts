import type { AttributeOption, Product, ProductAttribute } from '../fixtures/shop/productTypes'
import { type Html, html, raw } from './html'
import { pictureSizes } from './pictures'

/** How many swatches a product box shows before the rest is counted. */
const boxLimit = 3

function sampleOf({ swatches }: ProductAttribute, { label, swatch = '' }: AttributeOption): Html | null {
  if (swatches === 'ux_color') return html`<span class="ux-swatch__color" style="background-color:${swatch}"></span>`
  if (swatches === 'ux_image') {
    return html`<img class="ux-swatch__img" src="${pictureSizes(swatch).galleryThumbnail}" alt="${label}" width="100" height="100">`
  }
  return null
}

function typeClass({ swatches }: ProductAttribute): string {
  return `ux-swatch--${swatches?.replace('ux_', '')}`
}

/** @returns an attribute's swatches, beside its hidden select on the product's page (contract 6). */
export function pageSwatches(attribute: ProductAttribute, chosen: string): Html {
  return html`<div class="ux-swatches ux-swatches-attribute-${attribute.swatches ?? ''}" data-attribute_name="${attribute.key}">${attribute.options.map(
    (option) =>
      html`<div class="ux-swatch tooltip ${typeClass(attribute)}${option.value === chosen && ' selected'}" data-value="${option.value}" data-name="${option.label}" title="${option.label}">${sampleOf(attribute, option)}<span class="ux-swatch__text">${option.label}</span></div>`,
  )}</div>`
}

/** @returns the swatches of the first attribute that has some, in a product box (contract 6); null for a product without any. */
export function boxSwatches({ name, attributes, variations }: Product): Html | null {
  const attribute = attributes.find(({ swatches }) => swatches)
  if (!attribute) return null
  const { key, options } = attribute
  const swatches = options.map((option, index) => {
    const mine = variations.filter((variation) => ['', option.value].includes(variation.attributes[key] ?? ''))
    const image = pictureSizes(mine[0]?.picture ?? '')
    const isSoldOut = mine.every(({ inStock }) => !inStock)
    return html`<div class="ux-swatch ${typeClass(attribute)}${isSoldOut && ' out-of-stock'}${index >= boxLimit && ' ux-swatch--limited hidden'}" data-attribute_name="${key}" data-value="${option.value}" data-name="${option.label}" title="${name}: ${option.label}"
      data-image-src="${image.thumbnail}" data-image-srcset="${image.srcset}" data-image-sizes="${image.sizes}">${sampleOf(attribute, option)}<span class="ux-swatch__text">${option.label}</span></div>`
  })
  const hidden = options.length - boxLimit
  return html`<div class="ux-swatches ux-swatches-in-loop">${swatches}${hidden > 0 && raw(`<span class="ux-swatches__limiter">+${hidden}</span>`)}</div>`
}
