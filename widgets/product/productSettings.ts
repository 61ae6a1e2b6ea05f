import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about product pages that can be set, with its default. Empty texts: in the shopper's language. */
export const defaultProductSettings = {
  /**
   * `submit`: product forms are sent by the browser. `background`: they add without leaving the page, but only where `redirectAfterAdd` is
   * off (contract 1.4; decisions: How a product form is added in the background).
   */
  productForms: 'submit',
  /** May pictures in galleries be zoomed under the pointer? */
  productZoom: true,
  /** May pictures in galleries be opened in a lightbox? */
  productLightbox: true,
  /** Is the shop's default gallery a slider? */
  productGallerySlider: true,
  /** May pictures of the shop's default gallery be zoomed? */
  productGalleryZoom: true,
  /** May pictures be opened in the shop's lightbox, on pages without the theme's (`body.has-lightbox`)? */
  productGalleryLightbox: true,
  /** Shown for a choice that no variation matches. */
  productNoMatchText: '',
  /** Shown when the button is clicked before everything is chosen. */
  productMakeSelectionText: '',
  /** Shown when the button of an unavailable variation is clicked, and in its place where the page has no template for it. */
  productUnavailableText: '',
  /** Announced to screen readers when the choice was cleared. */
  productResetText: '',
  /** Names the button that opens the gallery lightbox. */
  productGalleryText: '',
  /** Must a review have stars? If nothing sets it: if the label of the select has the shop’s mark for required fields (`.required`). */
  productRatingRequired: undefined as boolean | undefined,
  /** Shown when a review is sent without stars. */
  productRatingRequiredText: '',
  /** The names of one to five stars. */
  productRatingLabels: [] as readonly string[],
  /** Does the chosen swatch on a product page stay chosen when it is clicked again? */
  productSwatchStays: false,
  /** `stacked`: the chosen swatch’s name is shown beside the label of its row. */
  productSwatchLayout: '',
  /** What chooses a swatch in a product box: `click`, or with any other value the pointer over it. */
  productSwatchEvent: '',
  /** Does a click on the chosen swatch of a product box undo the choice, rather than open the product? */
  productSwatchDeselects: false,
  /** Do the links of a product box follow its chosen swatch? */
  productSwatchUrls: false,
  /** Is a product box's swatch choice undone when the pointer leaves? */
  productSwatchResets: false,
  /** Are swatches that a product box showed only on demand hidden again, too? */
  productSwatchResetsLimited: false,
  /** What the pointer must leave: `product-box`, or with any other value the swatch. */
  productSwatchExtent: '',
  /** Milliseconds from leaving to undoing (behaviour product.variation.swatch-reset-300-ms). */
  productSwatchResetTime: 300,
}

/** The settings of product pages, merged and of the right types (contract 4.1, 5.3, 6). */
export const productSettings: () => typeof defaultProductSettings = defineSettings(
  defaultProductSettings,
  {
    wc_single_product_params: {
      i18n_required_rating_text: 'productRatingRequiredText',
      i18n_rating_options: 'productRatingLabels',
      i18n_product_gallery_trigger_text: 'productGalleryText',
      review_rating_required: 'productRatingRequired',
      flexslider_enabled: 'productGallerySlider',
      zoom_enabled: 'productGalleryZoom',
      photoswipe_enabled: 'productGalleryLightbox',
    },
    wc_add_to_cart_variation_params: {
      i18n_no_matching_variations_text: 'productNoMatchText',
      i18n_make_a_selection_text: 'productMakeSelectionText',
      i18n_unavailable_text: 'productUnavailableText',
      i18n_reset_alert_text: 'productResetText',
    },
    'flatsomeVars.options': {
      swatches_disable_deselect: 'productSwatchStays',
      swatches_layout: 'productSwatchLayout',
      swatches_box_select_event: 'productSwatchEvent',
      swatches_box_behavior_selected: 'productSwatchDeselects',
      swatches_box_update_urls: 'productSwatchUrls',
      swatches_box_reset: 'productSwatchResets',
      swatches_box_reset_limited: 'productSwatchResetsLimited',
      swatches_box_reset_extent: 'productSwatchExtent',
      swatches_box_reset_time: 'productSwatchResetTime',
    },
  },
  'product',
)

/** Do the settings want the shop's own lightbox, which opens pictures where the page does not have the theme's? */
export function wantsShopLightbox(): boolean {
  const { productGalleryLightbox, productLightbox } = productSettings()
  return productLightbox && productGalleryLightbox
}

/** Do the settings want the zoom of the shop's own gallery? */
export function wantsShopZoom(): boolean {
  const { productGalleryZoom, productZoom } = productSettings()
  return productZoom && productGalleryZoom
}
