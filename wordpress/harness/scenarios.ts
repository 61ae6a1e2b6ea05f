/** A script as an old plugin registers it; what is absent is the harness's default (`harness/page.php`). */
export interface OldScript {
  /** Empty where it only stands for other scripts. */
  src: string
  deps?: readonly string[]
  footer?: boolean
  data?: string
  before?: string
  after?: string
  textdomain?: string
}

/** What `harness/page.php` prints, and of which site. */
export interface Scenario {
  /**
   * A page of the shop, which is the default, of the login or of our settings; or, as JSON, what is stored of a form that was `sent`
   * (`clean`) or after a page of the admin's (`admin`), which options are left (`uninstall`), or what the filters `asked` answer, with the
   * addresses of the registered scripts (`answers`).
   */
  what?: 'page' | 'login' | 'settings' | 'clean' | 'admin' | 'uninstall' | 'answers'
  /** The old scripts by handle. */
  scripts?: Readonly<Record<string, OldScript>>
  /** What a shortcode registers in place of these; `null`: it deregisters the handle. */
  registeredLate?: Readonly<Record<string, OldScript | null>>
  /** The handles of the scripts that the page asks for, those that its shortcodes ask for, and those of its style sheets. */
  queue?: readonly string[]
  late?: readonly string[]
  styles?: readonly string[]
  /** What our settings page has stored. */
  option?: object
  /** Other options by name. */
  options?: Readonly<Record<string, string>>
  /** The query of the page's address. */
  query?: Readonly<Record<string, string>>
  /** The functions and capabilities that answer yes; `no …` is what the theme does not support. */
  answers?: readonly string[]
  /** Is WooCommerce active? It is unless this is `false`. */
  woocommerce?: boolean
  /** The templates' own HTML. */
  head?: string
  body?: string
  /** The active parent theme, where it is not Flatsome in the folder `flatsome`: its folder's address, and headers of its `style.css`. */
  theme?: Readonly<{ address: string; Name?: string; TextDomain?: string }>
  /** What a theme's filter does with `$areas`, in PHP. */
  areas?: string
  /** Has a block of WordPress' own on the page a module, so that WordPress prints an import map? */
  importMap?: boolean
  /** What a theme's filter of the pages that are served does with `$serves`, in PHP. */
  serves?: string
  /** The options of a network's sites, by the sites' numbers. */
  sites?: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  /** What another plugin's filter does with the `$tag` of a `$handle`, in PHP. */
  tags?: string
  /** The site's own address, where plugins lie; and the host at which the page is asked for. */
  site?: string
  host?: string
  /** What another plugin's filter does with the address `$src` of a script, in PHP. */
  addresses?: string
  /** The address that a plugin's filter has an add lead to. */
  leadsTo?: string
  /** The file of the theme's template for a chosen variation. */
  template?: string
  /** A form, as the settings page sends it. */
  sent?: object
  /** Filters: the name, and what each is given. */
  asked?: readonly (readonly [filter: string, ...given: unknown[]])[]
}

const PLUGINS = '/wp-content/plugins'
const SHOP = `${PLUGINS}/woocommerce/assets/js`
const THEME = '/wp-content/themes/flatsome/assets'

/** The scripts of a shop with all the plugins, with the handles, addresses, needs and settings of their real ones. */
export const oldScripts: Readonly<Record<string, OldScript>> = {
  'jquery-core': { src: '/wp-includes/js/jquery/jquery.min.js', footer: false },
  'jquery-migrate': { src: '/wp-includes/js/jquery/jquery-migrate.min.js', footer: false },
  jquery: { src: '', deps: ['jquery-core', 'jquery-migrate'], footer: false },
  'jquery-blockui': { src: `${SHOP}/jquery-blockui/jquery.blockUI.min.js`, deps: ['jquery'] },
  'js-cookie': { src: `${SHOP}/js-cookie/js.cookie.min.js` },
  'wp-i18n': { src: '/wp-includes/js/dist/i18n.min.js' },
  'wp-util': { src: '/wp-includes/js/wp-util.min.js', deps: ['jquery'] },
  woocommerce: {
    src: `${SHOP}/frontend/woocommerce.min.js`,
    deps: ['jquery', 'jquery-blockui', 'js-cookie'],
    data: 'var woocommerce_params = {"ajax_url":"/wp-admin/admin-ajax.php"};',
  },
  'wc-add-to-cart': {
    src: `${SHOP}/frontend/add-to-cart.min.js`,
    deps: ['jquery', 'jquery-blockui'],
    data: 'var wc_add_to_cart_params = {"wc_ajax_url":"/?wc-ajax=%%endpoint%%","i18n_view_cart":"Xem giỏ hàng","cart_url":"/gio-hang/","cart_redirect_after_add":"no"};',
  },
  'wc-cart-fragments': {
    src: `${SHOP}/frontend/cart-fragments.min.js`,
    deps: ['jquery', 'js-cookie'],
    data: 'var wc_cart_fragments_params = {"wc_ajax_url":"/?wc-ajax=%%endpoint%%","cart_hash_key":"wc_cart_hash_1","fragment_name":"wc_fragments_1","request_timeout":"5000"};',
  },
  'wc-flexslider': { src: `${SHOP}/flexslider/jquery.flexslider.min.js`, deps: ['jquery'] },
  'wc-zoom': { src: `${SHOP}/zoom/jquery.zoom.min.js`, deps: ['jquery'] },
  'wc-photoswipe': { src: `${SHOP}/photoswipe/photoswipe.min.js` },
  'wc-photoswipe-ui-default': { src: `${SHOP}/photoswipe/photoswipe-ui-default.min.js`, deps: ['wc-photoswipe'] },
  'wc-single-product': {
    src: `${SHOP}/frontend/single-product.min.js`,
    deps: ['jquery'],
    data: 'var wc_single_product_params = {"zoom_enabled":"1"};',
  },
  'wc-add-to-cart-variation': {
    src: `${SHOP}/frontend/add-to-cart-variation.min.js`,
    deps: ['jquery', 'wp-util', 'jquery-blockui'],
    data: 'var wc_add_to_cart_variation_params = {"wc_ajax_url":"/?wc-ajax=%%endpoint%%"};',
  },
  'wc-cart': { src: `${SHOP}/frontend/cart.min.js`, deps: ['jquery', 'woocommerce'], data: 'var wc_cart_params = {};' },
  'wc-checkout': {
    src: `${SHOP}/frontend/checkout.min.js`,
    deps: ['jquery', 'woocommerce'],
    data: 'var wc_checkout_params = {};',
  },
  'sourcebuster-js': { src: `${SHOP}/sourcebuster/sourcebuster.min.js` },
  'wc-order-attribution': {
    src: `${SHOP}/frontend/order-attribution.min.js`,
    deps: ['sourcebuster-js'],
    data: 'var wc_order_attribution = {"params":{"lifetime":1.0e-5}};',
  },
  tinvwl: {
    src: `${PLUGINS}/ti-woocommerce-wishlist/assets/js/public.min.js`,
    deps: [],
    data: 'var tinvwl_add_to_wishlist = {"nonce":"n1"};',
  },
  swv: { src: `${PLUGINS}/contact-form-7/includes/swv/js/index.js`, deps: [] },
  'contact-form-7': {
    src: `${PLUGINS}/contact-form-7/includes/js/index.js`,
    deps: ['swv', 'wp-i18n'],
    before: 'var wpcf7 = {"api":{"root":"/wp-json/","namespace":"contact-form-7/v1"}};',
    textdomain: 'contact-form-7',
  },
  'woo-coupon-box-script': {
    src: `${PLUGINS}/woo-coupon-box/js/wcb.min.js`,
    data: 'var wcb_params = {"wcb_popup_time":"3"};',
  },
  'ywraq-prettyPhoto': { src: `${SHOP}/prettyPhoto/jquery.prettyPhoto.min.js`, deps: ['jquery'] },
  yith_ywraq_frontend: {
    src: `${PLUGINS}/yith-woocommerce-request-a-quote/assets/js/frontend.min.js`,
    deps: ['jquery'],
    data: 'var ywraq_frontend = {"ajaxurl":"/wp-admin/admin-ajax.php"};',
  },
  'eztoc-js': {
    src: `${PLUGINS}/easy-table-of-contents/assets/js/front.min.js`,
    deps: ['jquery'],
    data: 'var ezTOC = {"smooth_scroll":"1"};',
  },
  'flatsome-js': {
    src: `${THEME}/js/flatsome.js`,
    deps: ['jquery'],
    data: 'var flatsomeVars = {"ajaxurl":"/wp-admin/admin-ajax.php"};',
    after: 'var afterTheme = 1;',
  },
  'flatsome-theme-woocommerce-js': { src: `${THEME}/js/woocommerce.js`, deps: ['flatsome-js', 'woocommerce'] },
  'flatsome-infinite-scroll': { src: `${THEME}/js/extensions/flatsome-infinite-scroll.js`, deps: ['flatsome-js'] },
  'flatsome-variation-images-frontend': {
    src: `${THEME}/js/extensions/flatsome-variation-images-frontend.js`,
    deps: ['jquery'],
  },
  'flatsome-countdown-theme-js': { src: '/wp-content/themes/flatsome/inc/shortcodes/ux_countdown/ux-countdown.js' },
  'gateway-form': { src: `${PLUGINS}/gateway/form.js`, deps: ['jquery'] },
  'wpmenucart-ajax-assist': {
    src: `${PLUGINS}/woocommerce-menu-bar-cart/assets/js/wpmenucart-ajax-assist.min.js`,
    deps: ['jquery'],
  },
  'wc-geolocation': {
    src: `${SHOP}/frontend/geolocation.min.js`,
    deps: ['jquery'],
    data: 'var wc_geolocation_params = {"wc_ajax_url":"/?wc-ajax=%%endpoint%%","home_url":"https://shop.test"};',
  },
  'oceanwp-woo-quick-view': { src: '/wp-content/themes/oceanwp/assets/js/woo-quick-view.min.js', deps: ['jquery'] },
  'bricks-woocommerce': { src: '/wp-content/themes/bricks/assets/js/integrations/woocommerce.min.js' },
  'astra-addon-js': { src: '/wp-content/uploads/astra-addon/astra-addon-1.js', deps: ['astra-theme-js'] },
  'ct-scripts': { src: '/wp-content/themes/blocksy/static/bundle/main.js' },
  'uses-i18n': { src: `${PLUGINS}/translated/uses-i18n.js`, deps: ['wp-i18n'] },
}

/** What a listing asks for. */
const queue = [
  'woocommerce',
  'wc-add-to-cart',
  'wc-cart-fragments',
  'sourcebuster-js',
  'wc-order-attribution',
  'tinvwl',
  'flatsome-js',
  'flatsome-theme-woocommerce-js',
]

const body = `<header><a class="cart-contents" href="/gio-hang/">Giỏ hàng</a></header>
<ul class="products"><li class="product">
<a href="?add-to-cart=101" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="101" rel="nofollow">Thêm vào giỏ</a>
</li></ul>
<div class="widget_shopping_cart_content"></div>
`

/** A listing with everything taken off, jQuery included. */
export const listing: Scenario = { scripts: oldScripts, queue, body, option: { mode: 'on', jquery: true } }

/** The pages that `e2e/wordpress.spec.ts` opens: printed by `npm run test:wordpress -- -u`. */
export const printedPages: Readonly<Record<string, Scenario>> = {
  'listing-on': listing,
  'listing-classic': { ...listing, option: { mode: 'on', jquery: true, script: 'classic', early: true } },
  'listing-kept-jquery': { ...listing, head: '<script>jQuery(function () { window.templateRan = true })</script>\n' },
}
