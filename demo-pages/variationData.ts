import type { Dimensions, Product, Variation } from '../fixtures/shop/productTypes'
import { html } from './html'
import { pictureSizes } from './pictures'
import { discountedPrice } from './price'

const unknown = 'Không áp dụng'

/** @param weight in kg. @returns as the shop writes it. */
export function formatWeight(weight: string): string {
  return weight ? `${weight} kg` : unknown
}

/** @returns as the shop writes it, entities included (contract 5.5). */
export function formatDimensions(dimensions: Dimensions | null): string {
  if (!dimensions) return unknown
  return `${dimensions.length} &times; ${dimensions.width} &times; ${dimensions.height} cm`
}

function imageOf(product: Product, name: string | null): Record<string, unknown> {
  if (name === null) return { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false }
  const { full, fullWidth, single, singleWidth, thumbnail, thumbnailWidth, srcset, sizes, ...gallery } =
    pictureSizes(name)
  return {
    title: name,
    caption: '',
    url: full,
    alt: product.name,
    src: single,
    srcset,
    sizes,
    full_src: full,
    full_src_w: fullWidth,
    full_src_h: fullWidth,
    gallery_thumbnail_src: gallery.galleryThumbnail,
    gallery_thumbnail_src_w: gallery.galleryThumbnailWidth,
    gallery_thumbnail_src_h: gallery.galleryThumbnailWidth,
    thumb_src: thumbnail,
    thumb_src_w: thumbnailWidth,
    thumb_src_h: thumbnailWidth,
    src_w: singleWidth,
    src_h: singleWidth,
  }
}

/** One number for each picture of a product, as the server's media library has them; 0 for none. */
function imageId(product: Product, name: string | null): number {
  if (name === null) return 0
  const names = [...new Set([...product.pictures, ...product.variations.flatMap(({ picture }) => picture ?? [])])]
  return product.id * 100 + 50_000 + names.indexOf(name)
}

function availability({ inStock, maxQuantity }: Variation): string {
  if (!inStock) return '<p class="stock out-of-stock">Hết hàng</p>'
  return maxQuantity === null ? '' : `<p class="stock in-stock">Còn ${maxQuantity} trong kho</p>`
}

/** @returns the variation as the server prints it into the form and answers it, complete (contract 5.2). */
export function variationData(product: Product, variation: Variation): Record<string, unknown> {
  const { price, regularPrice, dimensions } = variation
  const isOnePrice = product.variations.every((other) => other.price === price && other.regularPrice === regularPrice)
  return {
    // As the server has stored them, without entities: those of an address or a select's option are written when it prints them.
    attributes: variation.attributes,
    availability_html: availability(variation),
    backorders_allowed: false,
    dimensions: dimensions ?? { length: '', width: '', height: '' },
    dimensions_html: formatDimensions(dimensions ?? product.dimensions),
    display_price: price,
    display_regular_price: regularPrice,
    gallery_image_ids: [],
    gallery_images_html: '',
    image: imageOf(product, variation.picture),
    image_id: imageId(product, variation.picture),
    is_downloadable: false,
    is_in_stock: variation.inStock,
    is_purchasable: true,
    is_sold_individually: variation.isSoldIndividually ? 'yes' : 'no',
    is_virtual: false,
    max_qty: variation.isSoldIndividually ? 1 : (variation.maxQuantity ?? ''),
    min_qty: variation.minQuantity,
    price_html: isOnePrice ? '' : html`<span class="price">${discountedPrice(price, regularPrice)}</span>`.source,
    sku: variation.sku,
    variation_description: variation.description,
    variation_id: variation.id,
    variation_is_active: variation.isActive,
    variation_is_visible: variation.isVisible,
    weight: variation.weight,
    weight_html: formatWeight(variation.weight || product.weight),
  }
}
