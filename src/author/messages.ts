import { isPolicyRefused } from '../page/trustedHtml'

/**
 * Everything the script says to the theme author, in a file that only a faulty page loads. Each entry says what happened and gives the
 * remedy; the console shows `cause` after it.
 */
const messages = {
  'fragment-selector-invalid':
    'A fragment of the server has a selector the browser cannot read, so it was skipped; the other fragments were placed. Correct the selector in the theme filter that adds this fragment.',
  'fragment-not-placed':
    'A fragment of the server could not be placed as a whole; the others were placed. Look for HTML in it that this element cannot hold.',
  'island-crashed':
    'A widget failed and was taken off; this element has its native behaviour back. The error after this message says where.',
  'chunk-failed':
    'A part of the script could not be loaded, so this element did what it does without script. Check that every file of dist/ was uploaded and that the address is not blocked.',
  'chunk-slow':
    'A part of the script did not arrive within 120 seconds, so this element did what it does without script. Check the server that delivers the files of dist/.',
  'started-twice':
    'The script is on this page twice; the second copy does nothing. Remove one of the script tags; and import api.js from the folder of the one that stays.',
  'definition-invalid':
    'A widget was left out, because its definition cannot work; the reason follows this message. See "Your own widget" in the README.',
  'name-taken':
    'There are two widgets of this name. Both are at work, but messages and inspect() do not tell them apart; and of two for the same elements the first gets the clicks. Give the second a name of its own, or define it once: its script may be on the page twice.',
  'event-on-document':
    'A definition names this event as a touch, but on the document it wakes nothing. Raise it on an element, or let the definition wake otherwise, as with when:$cart.',
  'settings-not-json':
    'This script could not be read as JSON, so it was ignored. Its content must be one JSON object, as in <script type="application/json" id="shop-islands-settings">{"locale":"vi"}</script>.',
  'language-unknown':
    'There are no texts in the language of this page, so English ones are shown. Set locale to en or vi, or bring texts of your own: <script type="application/json" id="shop-islands-texts">{"cart":{"viewCart":"…"}}</script>.',
  'setting-unknown': 'There is no setting of this name; it was ignored.',
  'setting-wrong-type': 'This setting has a value that it cannot have, so the value before it stays.',
  'policy-missing':
    'The Content-Security-Policy of this page asks for Trusted Types and does not allow the policy shop-islands, so what the server sends cannot be shown. Name it there: trusted-types shop-islands.',
  'answer-salvaged':
    'The server printed something in front of its JSON answer. The answer was used all the same; look for PHP warnings or a stray line in a plugin or theme file.',
  'call-failed':
    'A call to the shop failed, so the page was left as it was. If no answer came, the shop may have carried it out all the same; the cause follows this message.',
  'address-unsafe': 'An address that is not http or https was refused.',
  'storage-unusable': 'The browser storage is blocked or full, so the cart copy is not kept between pages.',
  'cart-not-shown':
    'Another script changed the cart, but the part of ours that shows it could not be loaded, so the page was loaded again. Check that every file of dist/ was uploaded and that the address is not blocked.',
  'button-without-product':
    'This button has no data-product_id, so it works as a plain link. Add the attribute to let it add in the background.',
  'island-unknown':
    'No island has this name, so nothing happens here. Correct data-island, or define your own widget with this name in its selectors within five seconds after the page has loaded.',
  'quick-view-without-product':
    'This link has no data-prod, so it works as a plain link. Add the attribute with the product’s id to let it show the quick view.',
  'search-without-field':
    'This search form has no field to type into, so it suggests nothing. It looks for an input with the class search-field, the type search or the name s.',
  'nothing-to-open':
    'This data-open names no element of the page, so there is nothing to show. It must be the id of the panel, as in data-open="#menu".',
  'accordion-without-titles':
    'This accordion has no titles, so there is nothing to open. Give each section a title with the class accordion-title, right before its content.',
  'no-host':
    'There is no host for any island on this page, so nothing wakes. Mark one, as in data-island="add-to-cart"; docs/ has the list.',
  'panel-missing':
    'This tab or accordion title has no panel, so there is nothing to show. A tab needs as many panels as tabs, or a panel whose id its address names; a title needs its content right after it.',
  'quick-view-failed':
    'The quick view of this product could not be shown, so the product’s own page was opened where the product’s card links to it. Look at what the shop answers to action=flatsome_quickview.',
  'slider-options-unreadable':
    'The data-flickity-options of this slider are not a JSON object, so it works with the options that most galleries have. Write them as {"wrapAround":true}, with quotes as &quot; inside of the attribute.',
  'gallery-lightbox-failed':
    'The gallery lightbox could not be loaded or shown, so the picture itself was opened. Check that every file of dist/ was uploaded; the error after this message tells more.',
  'variations-unreadable':
    'The data-product_variations of this form is not JSON, so the shop is asked for each choice instead. It must be a list of variations, with quotes written as &quot;, or the word false.',
  'swatches-without-select':
    'These swatches have no select that they could set, so they do nothing. Give them the data-attribute_name of a select in the same form.',
  'template-needs-engine':
    'This variation template holds more than plain placeholders, which only WordPress’ own engine can fill in, and that is missing or has failed. Load wp-util on this page, or use only {{{ data.variation.… }}} and {{ data.variation.… }} in the template.',
  'wishlist-button-without-product':
    "This wishlist button names no product, so it does nothing. Add data-tinv-wl-product (or data-product_id) with the product's id.",
  'quote-without-product':
    'This button has no data-product_id, so it works as a plain link. Add the attribute to let it put the product on the quote list.',
  'wishlist-without-share-key':
    'The list of this button has no data-tinvwl_sharekey, so its form is sent like any other form. Add the attribute to the form to let it act in the background.',
  'wishlist-without-nonce':
    'This page does not say which nonce the calls of the wishlist carry, so the form of the list is sent like any other form. Print the global tinvwl_add_to_wishlist with its nonce, or set wishlistNonce, to let it act in the background.',
  'contact-form-incomplete':
    'Something is missing that this contact form needs, so it is sent like any other form. Print the global wpcf7 with api.root, or set contactFormRoot; and keep the hidden field _wpcf7 with the number of the form.',
  'contact-form-unsupported':
    'This browser lacks something that the contact form needs, so the form is sent like any other form. There is nothing to correct on the page.',
  'attribution-cookies-refused':
    'The browser keeps none of the tracker’s cookies, so every page counts as a first visit. Where this is so in every browser, correct the setting attributionDomain.',
  'coupon-without-fields':
    'This place to subscribe has no e-mail field or no button, so nobody can subscribe here. Mark them with data-coupon="email" and data-coupon="button".',
  'captcha-missing':
    'The captcha of the coupon box is switched on, but its provider’s script is not on this page or could not be loaded. Print the script, set couponRecaptchaScript to its address, or switch the captcha off.',
  'extension-data-refused':
    'The checkout’s data store did not take the attribution data, so this order is sent without them. It needs WooCommerce’s own store wc/store/checkout with setExtensionData; the error after this message tells more.',
  'contact-form-rule-unknown':
    'The rules of this contact form hold some that the browser does not know, so only the server checks them; the others apply. There is nothing to correct unless a name is misspelt.',
  'banner-without-address':
    'This banner does not say where its dismissal is saved, so it is hidden for now and comes back on the next page. Give its dismiss link data-rest-url and data-rest-nonce.',
  'photo-feed-failed':
    'This photo feed could not be shown; its place stays as it was served. Its signature may have expired in a page cache, or the shop cannot reach the photos: the cause tells more.',
  'theme-extension-failed':
    'An extension of the theme failed while it was attached to the page or taken off; the others were not affected. The error after this message says where.',
} as const

/** The name of a message to the author. */
export type AuthorMessageCode = keyof typeof messages

/** Messages that ask for no correction: information, not errors. */
const INFORMATION: readonly AuthorMessageCode[] = [
  'contact-form-rule-unknown',
  'contact-form-unsupported',
  'attribution-cookies-refused',
  'storage-unusable',
]

/** What may fail on a page that refuses our Trusted Types policy. */
const THROUGH_POLICY =
  /^(fragment-(selector-invalid|not-placed)|island-crashed|chunk-failed|cart-not-shown|captcha-missing|(call|quick-view|gallery-lightbox|photo-feed)-failed)$/

let hasNamedPolicy = false

/** Files whose loss was reported: however many elements wanted a file, the first one reports it. */
const lostFiles = new Set<string>()

/**
 * Writes one message to the console: as an error where the author can correct something, else as information.
 *
 * @param code which message.
 * @param element the element concerned, printed so that it can be found from the console.
 * @param cause what was wrong; printed after the message.
 */
export function explain(code: AuthorMessageCode, element?: Element | null, cause?: unknown): void {
  if (isPolicyRefused() && THROUGH_POLICY.test(code)) {
    if (hasNamedPolicy) return
    hasNamedPolicy = true
    console.error(`shop-islands: ${messages['policy-missing']}`)
    return
  }
  if (code === 'chunk-failed') {
    if (lostFiles.has(String(cause))) return
    lostFiles.add(String(cause))
  }
  const details = [element, cause].filter((part) => part !== undefined && part !== null)
  console[INFORMATION.includes(code) ? 'info' : 'error'](`shop-islands: ${messages[code]}`, ...details)
}

/**
 * Tells a visitor who may edit pages why nothing moves on their screen (contract 11.9). Printed as a group of its own, because nothing is
 * wrong.
 */
export function explainStillness(): void {
  console.group('shop-islands: reduced motion')
  console.info(
    'Your system asks for reduced motion, so the page shows its animations at their end and plays no slider.',
  )
  console.info('Visitors without this preference see the animations. Only people who may edit pages see this note.')
  console.groupEnd()
}
