import { cookieNotice, storeNotice } from './banners'
import { configGlobals } from './configGlobals'
import type { PageContext } from './context'
import { couponTrigger } from './couponPopup'
import { lightboxShell } from './defaultGallery'
import { type Html, html, inlineScript, raw, scriptJson } from './html'
import { keepVersionScript } from './keptVersion'
import type { Page } from './layout'
import { variationTemplates } from './variationForm'

const folder = '/shop-islands'
const lateDelay = 1500

/**
 * First visit to the static site: the page is served as it is and the worker takes over behind it. A page asked for in another version
 * is loaded once more, now by the worker. One that is reloaded past the worker, as with the Shift key, asks it to take over once more.
 */
const registration = `if (navigator.serviceWorker) {
  var wasControlled = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', function () {
    if (!wasControlled && location.search) location.reload();
    wasControlled = true;
  });
  navigator.serviceWorker.register('/service-worker.js').then(function (known) {
    if (!wasControlled && known.active) known.active.postMessage('take over');
  });
}`

/** Injects a classic or module script some time after the page has loaded. */
function lateScript(context: PageContext, source: string, type: 'module' | 'text/javascript'): Html {
  return inlineScript(
    context,
    `addEventListener('load', function () {
  setTimeout(function () {
    var script = document.createElement('script');
    script.type = '${type}';
    script.src = '${source}';${context.variants.debug ? "\n    script.dataset.debug = '';" : ''}
    document.head.append(script);
  }, ${lateDelay});
});`,
  )
}

/** Adds a module to a page that comes from a file server, when the worker can answer the script's calls. @param content sets `script`. */
function awaitingScript(context: PageContext, content: string): Html {
  return inlineScript(
    context,
    `(function () {
  function load() {
    var script = document.createElement('script');
    script.type = 'module';
    ${content}
    document.head.append(script);
  }
  var workers = navigator.serviceWorker;
  if (!workers || workers.controller) load();
  else workers.addEventListener('controllerchange', load, { once: true });
})();`,
  )
}

/** @returns the address of the folder with the build that the page runs. */
export function scriptFolder({ script }: PageContext['variants']): string {
  return script === 'react' ? `${folder}/react/` : `${folder}/`
}

/** @param source of a module that imports from our script. @returns its script element; nothing on a page without our script. */
export function ownModule(context: PageContext, source: string): Html | null {
  if (context.variants.script === 'none') return null
  if (context.serviceWorker === 'awaited')
    return awaitingScript(context, `script.textContent = ${scriptJson(JSON.stringify(source))};`)
  const { cspNonce } = context
  return html`<script type="module"${cspNonce && html` nonce="${cspNonce}"`}>
${raw(source)}</script>
`
}

function ourScript(context: PageContext): Html | null {
  const { variants, earlyScript } = context
  // early.js holds the clicks meanwhile.
  if (context.serviceWorker === 'awaited')
    return html`${inlineScript(context, earlyScript)}${awaitingScript(context, `script.src = '${folder}/shop-islands.js';`)}`
  const options = html`${variants.debug && html` data-debug`}${variants.preload === 'touch' && html` data-preload="touch"`}`
  const module = html`<script type="module" src="${folder}/shop-islands.js"${options}></script>`
  switch (variants.script) {
    case 'module':
      return module
    case 'classic':
      return html`<script defer src="${folder}/shop-islands.classic.js"${options}></script>`
    case 'react':
      return html`<script type="module" src="${folder}/react/shop-islands.js"${options}></script>`
    case 'none':
      return null
    case 'twice':
      // The browser runs a module once per address, so the second tag needs another one.
      return html`${module}<script type="module" src="${folder}/shop-islands.js?again"${options}></script>`
    case 'early':
      return html`${earlyScript && inlineScript(context, earlyScript)}${lateScript(context, `${folder}/shop-islands.js`, 'module')}`
  }
}

/** The text of our settings script; `forms` is printed into it unless it is broken on purpose. */
function settingsText({ variants: { settings, forms } }: PageContext): string | null {
  if (forms === 'submit') return settings
  try {
    return JSON.stringify({ productForms: forms, ...JSON.parse(settings ?? '{}') })
  } catch {
    return settings
  }
}

/** Does the page have product boxes or a product form? Then the shop prints what they need. */
function hasProducts({ content }: Page): boolean {
  return content.source.includes('class="quick-view"') || content.source.includes('class="product-info')
}

/** Does the page have wishlist buttons, a wishlist, quote buttons or the quote list? Then it needs their styles. */
function hasLists({ content }: Page): boolean {
  return /"tinv-|ywraq/.test(content.source)
}

/** Does the page have a coupon pop-up, or a widget that gives coupons? */
function hasCoupons(context: PageContext, page: Page): boolean {
  return couponTrigger(context) !== null || hasWidget(page)
}

/** Does the page have banners, an administrator's bar, an account's table or a photo feed? */
function hasSurroundings(context: PageContext, { content }: Page): boolean {
  const isBannered = !!(storeNotice(context) ?? cookieNotice(context)) || context.session.isAdministrator
  return isBannered || /my_account_orders|photo-feed/.test(content.source)
}

const hasContactForm = ({ content }: Page) => content.source.includes('class="wpcf7 ')
const hasWidget = ({ content }: Page) => content.source.includes('class="woo-coupon-box-widget ')

/** The stand-in for the block editor's runtime, where the cards have its buttons. */
const blockCart = ({ variants }: PageContext) => variants.blocks && html`<script src="/vendor/block-cart.js"></script>`

/** The old checkout's script where old scripts are asked for, and the block checkout's stand-in. */
function checkoutScripts({ variants, cart, url }: PageContext): Html | null {
  if (url.pathname !== '/checkout/' || cart.lines.length === 0) return null
  if (variants.checkout !== 'classic') return html`<script src="/vendor/block-checkout.js"></script>`
  return variants['old-scripts'] ? html`<script src="/vendor/old-checkout.js"></script>` : null
}

/** The style sheets of the theme that a page needs. */
function styleSheets(context: PageContext, page: Page): string[] {
  const { source } = page.content
  const parts = {
    product: hasProducts(page),
    gallery: hasProducts(page),
    elements: page.bodyClass.includes('elements-page'),
    wishlist: hasLists(page),
    contact: hasContactForm(page) || source.includes('class="sent-mail"'),
    coupon: hasCoupons(context, page),
    checkout: source.includes('woocommerce-input-wrapper') || /woocommerce-(checkout|account)/.test(page.bodyClass),
    around: hasSurroundings(context, page),
    guide: page.bodyClass.includes('guide-page'),
    own: page.bodyClass.includes('own-widgets-page'),
    showcase: source.includes('class="showcase"'),
  }
  const needed = Object.entries(parts).filter(([, isNeeded]) => isNeeded)
  return ['theme', ...needed.map(([name]) => `theme/${name}`)]
}

/** @returns what the page's head loads: our style sheet and script, and jQuery where it comes early. */
export function headScripts(context: PageContext, page: Page): Html {
  const settings = settingsText(context)
  const { variants } = context
  const hasOldScripts = variants['old-scripts']
  return html`
${styleSheets(context, page).map((name) => html`<link rel="stylesheet" href="/${name}.css">\n`)}<link rel="stylesheet" href="${folder}/shop-islands.css">
${variants.script !== 'none' && inlineScript(context, "document.documentElement.className = document.documentElement.className.replace('no-js', 'js');")}
${(variants.jquery === 'early' || hasOldScripts) && html`<script src="/vendor/jquery.js"></script>`}
${keepVersionScript(context)}${ourScript(context)}
${settings !== null && html`<script type="application/json" id="shop-islands-settings">${scriptJson(settings)}</script>`}`
}

/** @returns what the page's end runs: config globals, the old scripts where asked for, the service worker's registration. */
export function footerScripts(context: PageContext, page: Page): Html {
  const { variants } = context
  return html`
${inlineScript(context, "document.body.className = document.body.className.replace('woocommerce-no-js', 'woocommerce-js');")}
${hasProducts(page) && variationTemplates}${page.bodyClass.includes('single-product') && variants.gallery === 'default' && lightboxShell}
${configGlobals(context, {
  products: hasProducts(page),
  quote: page.content.source.includes('ywraq'),
  contact: hasContactForm(page),
  subscribe: hasWidget(page),
})}
${variants['coupon-captcha'] !== 'off' && couponTrigger(context) && html`<script async defer src="/vendor/captcha.js"></script>`}
${variants['old-scripts'] && html`<script src="/vendor/old-cart.js"></script>`}
${checkoutScripts(context)}${blockCart(context)}
${variants.jquery === 'late' && !variants['old-scripts'] && lateScript(context, '/vendor/jquery.js', 'text/javascript')}
${context.serviceWorker !== 'none' && !context.cspNonce && inlineScript(context, registration)}`
}
