import { shopScript, themePart, themeScript, themeShopScript } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'
import { isStillHere } from '../../src/islands/oldScripts'
import { beforeReady } from '../../src/page/whenReady'
import { settings } from '../../src/stores/settings'
import { FORM_BUTTON, VARIATION_FORM } from './form/formSelectors'
import { markSubmitting } from './form/markSubmitting'
import {
  canHover,
  isLightboxOurs,
  isZoomOurs,
  othersLightbox,
  othersSlider,
  othersThemeSlider,
} from './gallery/galleryConditions'
import {
  DEFAULT_GALLERY,
  DEFAULT_PICTURE,
  galleryOfThumbnails,
  THEME_GALLERY,
  THUMBNAILS,
  TRIGGER,
  UNOPENED,
} from './gallery/galleryMarkup'
import { offerNewContentCalls } from './newContentCalls'
import { CART_ROW, isBelowMinimum, STEP_BUTTONS } from './quantity/quantityFields'
import { notePress } from './quantity/stepPress'
import { markFirstTab } from './reviews/markFirstTab'
import { isAskedForReviews, leadsToReviews, opensReviews, REVIEWS } from './reviews/reviewConditions'
import { offerFormCalls } from './variations/jQueryForms'

/** The theme's file for swatches, which handles them where it is still there. */
const oldSwatches = themePart('flatsome-swatches-frontend.', 'flatsome-swatches-frontend')
/** The shop's own script, which handles variation forms where it still runs. */
const oldVariations = shopScript('add-to-cart-variation', 'stands back')

// Not in an island, because these calls belong to no element and are made on any page. Bundles and quick views make them as soon as the
// page is parsed, when nothing is awake, and fail where they are missing.
beforeReady(() => {
  offerNewContentCalls()
  offerFormCalls(() => isStillHere(oldVariations))
  markFirstTab()
})

/** Tells the island of pointers, so that a slider does not take over while a finger is on the pictures. */
const TOLD_OF_POINTERS = { pointerover: true } as const

/** The links of the pictures of both galleries. A plain list, because with `:is()` the browser would test every link of the page. */
const PICTURE_LINKS =
  '[data-island="product-gallery"] a[href]:has(img),.product-gallery-slider a[href]:has(img),.woocommerce-product-gallery__image a[href]:has(img)'

/**
 * Quantity fields, wherever on the page: forms, groups, quick view, cart, mini-cart (contract 7). `.quantity` needs an input, because a
 * mini-cart has texts of that class.
 */
const QUANTITIES = ['[data-island|="quantity"]', '.quantity:has(input)', 'input.qty:not(.quantity *)']

/** The shop's Add to Cart + Options block. Its own runtime counts, and takes 0 for none of a group's product, whatever its minimum. */
const BLOCKS = '[data-wp-interactive*=add-to-cart-with-options]'

/** A quantity field claims clicks on its buttons, and changes to a number below its minimum. */
const QUANTITY_FIELD = {
  parts: STEP_BUTTONS,
  claims: {
    click: ({ target }: Event) => notePress(target as Element),
    change: ({ target }: Event) => isBelowMinimum(target as Element),
  },
  // A held Enter counts on.
  isServedWhileHeld: true,
  // No busy class: the number itself changes.
  busyClass: null,
  replaces: themeShopScript,
  component: 'QuantityField',
} as const

/** Product pages, the quick view and boxes with swatches: gallery, variations, quantity, form, sticky bar, reviews. */
export const product = defineArea('product', () => import('./index'), [
  {
    name: 'variation-form',
    selectors: VARIATION_FORM,
    wake: 'idle',
    touches: { 'shop-islands:variation-form-called': true },
    replaces: oldVariations,
    component: 'VariationForm',
  },
  {
    name: 'swatches',
    selectors: '[data-island="swatches"],.ux-swatches:not(.ux-swatches-in-loop)',
    wake: 'idle',
    replaces: oldSwatches,
    component: 'Swatches',
  },
  {
    name: 'box-swatches',
    selectors: '[data-island="box-swatches"],.ux-swatches-in-loop:not(.js-ux-swatches)',
    wake: 'visible',
    replaces: oldSwatches,
    component: 'BoxSwatches',
  },
  {
    name: 'quantity',
    selectors: QUANTITIES.map((quantity) => `${quantity}:not(:is(${CART_ROW},${BLOCKS}) *)`).join(),
    // `idle`, so that a value that the server printed below the minimum is corrected without a touch.
    wake: 'idle',
    ...QUANTITY_FIELD,
  },
  {
    name: 'cart-quantity',
    selectors: `:is(${CART_ROW}) :is(${QUANTITIES})`,
    wake: 'touch',
    ...QUANTITY_FIELD,
  },
  {
    name: 'product-form',
    selectors: 'form[data-island="product-form"],form.cart',
    wake: 'idle',
    // Not in a shop that leads to the cart after an add: there the ordinary submit is the fastest way.
    applies: () => !settings().redirectAfterAdd,
    component: 'ProductForm',
  },
  {
    name: 'form-submitting',
    selectors: `form.cart,${FORM_BUTTON}`,
    wake: 'load',
    service: markSubmitting,
  },
  {
    name: 'sticky-bar',
    // Not Neve Pro's bar of the same name, which has a script of its own and says where it stands.
    selectors:
      '[data-island="sticky-bar"],.sticky-add-to-cart-wrapper:not(:has(.sticky-add-to-cart-top,.sticky-add-to-cart-bottom))',
    // A page may be shown scrolled down already.
    wake: 'idle',
    replaces: themeShopScript,
    component: 'StickyBar',
  },
  {
    name: 'product-gallery',
    selectors: THEME_GALLERY,
    wake: 'visible',
    touches: TOLD_OF_POINTERS,
    replaces: [themeScript, othersThemeSlider],
    component: 'Gallery',
  },
  {
    name: 'default-gallery',
    selectors: DEFAULT_GALLERY,
    wake: 'visible',
    touches: TOLD_OF_POINTERS,
    replaces: [shopScript('single-product', 'stands back'), othersSlider],
    component: 'DefaultGallery',
  },
  {
    name: 'product-thumbnails',
    selectors: THUMBNAILS,
    wake: 'visible',
    touches: TOLD_OF_POINTERS,
    // Not the click that ends a drag of the strip.
    claims: { click: (_event, strip) => !strip.matches('.is-dragging') && !!galleryOfThumbnails(strip) },
    // No busy class: the chosen picture is shown.
    busyClass: null,
    replaces: [themeScript, othersThemeSlider],
    component: 'GalleryThumbnails',
  },
  {
    name: 'picture-zoom',
    selectors: `[data-island="picture-zoom"],.has-image-zoom .slide,${DEFAULT_PICTURE}`,
    wake: 'touch',
    touches: { pointerover: (event, picture) => canHover(event) && isZoomOurs(picture) },
    component: 'PictureZoom',
  },
  {
    name: 'gallery-lightbox',
    selectors: `[data-island="gallery-lightbox"],.zoom-button[href="#product-zoom"],${TRIGGER},${PICTURE_LINKS}`,
    wake: 'touch',
    claims: {
      // Not the click that ends a drag of the slider. Claimed even where pictures must not be opened, because they are links all the same.
      click: (_event, opener) =>
        (isLightboxOurs() || !!opener.closest(`:is(${THEME_GALLERY}):is(${UNOPENED},${UNOPENED} *)`)) &&
        !opener.closest('.is-dragging'),
    },
    busyClass: 'loading',
    replaces: othersLightbox,
    component: 'GalleryLightbox',
  },
  {
    name: 'reviews',
    selectors: REVIEWS,
    wake: 'load',
    applies: () => isAskedForReviews() && opensReviews(),
    component: 'Reviews',
  },
  {
    name: 'review-link',
    selectors: '[data-island="review-link"],.woocommerce-review-link[href$="#reviews"]',
    wake: 'touch',
    claims: { click: (_event, link) => opensReviews() && leadsToReviews(link) },
    // OceanWP, XStore, Uncode and Shopkeeper open the reviews themselves, and keep the click from the shop's script, which listens on the
    // body.
    isAskedLast: true,
    busyClass: 'loading',
    replaces: shopScript('single-product', 'takes over'),
    component: 'ReviewLink',
  },
  {
    name: 'rating',
    // Not the select of the shop's block for reviews, which has stars and a runtime of its own.
    selectors: '[data-island="rating"],#respond select[name="rating"]:not([data-wp-bind--value])',
    // `idle`, before its tab is opened, because otherwise the select would be visible for a moment.
    wake: 'idle',
    component: 'ReviewForm',
  },
])
