<?php
/**
 * What the plug-in knows of other people's scripts, by their handles: what they need, what they bring, what goes with them.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

/** Style sheets of old lightboxes by the script that they are for. */
const STYLES = array(
	'wc-photoswipe'     => array( 'photoswipe', 'photoswipe-default-skin', 'wc-photoswipe', 'wc-photoswipe-default-skin' ),
	'photoswipe'        => array( 'photoswipe', 'photoswipe-default-skin' ),
	'ywraq-prettyPhoto' => array( 'ywraq_prettyPhoto_css' ),
);

/** Scripts that call others without saying so to WordPress, by handle. */
const UNSAID_NEEDS = array(
	// Waits for the theme's two sliders and then moves their pictures by calls that only those know.
	'flatsome-variation-images-frontend' => array( 'flatsome-js' ),
	// Registers with the theme's script as it runs; the theme names its need as a text, which WordPress does not read.
	'flatsome-countdown-theme-js'        => array( 'flatsome-js' ),
	// WP Menu Cart calls Cookies.get() and names jQuery only: the shop's own scripts have brought it.
	'wpmenucart-ajax-assist'             => array( 'js-cookie', 'wc-js-cookie' ),
	// Woodmart's wishlist, comparison and cookie notice do nothing where Cookies is missing; its theme asks for that beside the shop.
	'woodmart-theme'                     => array( 'js-cookie', 'wc-js-cookie' ),
	'wd-update-cart-fragments-fix'       => array( 'js-cookie', 'wc-js-cookie' ),
	// Martfury makes a carousel of the slider's thumbnails as soon as the page is ready, and opens the pictures by the shop's lightbox.
	'martfury'                           => array( 'wc-single-product' ),
	// Avada lays the thumbnails out at the same moment; its scripts are each a file, or all in one.
	'avada-woo-product-images'           => array( 'wc-single-product' ),
	'fusion-scripts'                     => array( 'wc-single-product' ),
	// Porto follows the link of a button of its own where the tag of this one is missing, beside whoever adds in the background.
	'porto-woocommerce-theme'            => array( 'wc-add-to-cart' ),
	// Betheme zooms the pictures of its grid first of all, and opens them.
	'mfn-woojs'                          => array( 'zoom', 'wc-zoom', 'photoswipe', 'wc-photoswipe', 'photoswipe-ui-default', 'wc-photoswipe-ui-default' ),
	// The quick views of two packages of widgets for Elementor, Ultimate Addons and PowerPack, start the slider by themselves.
	'uael-woocommerce'                   => array( 'flexslider', 'wc-flexslider' ),
	'pp-woocommerce'                     => array( 'flexslider', 'wc-flexslider' ),
	// The shop's own script that leads to prices for the shopper's country calls Cookies.get() as well.
	'wc-geolocation'                     => array( 'js-cookie', 'wc-js-cookie' ),
	// Astra Pro's quick view and thumbnails start the slider by themselves.
	'astra-addon-js'                     => array( 'flexslider', 'wc-flexslider' ),
	// Blocksy's own gallery zooms and opens its pictures by the shop's libraries, where they are there.
	'ct-scripts'                         => array( 'zoom', 'wc-zoom', 'photoswipe', 'wc-photoswipe', 'photoswipe-ui-default', 'wc-photoswipe-ui-default' ),
	// OceanWP's quick view starts the slider by itself; its theme asks for that beside the shop, which leaves no trace.
	'oceanwp-woo-quick-view'             => array( 'flexslider', 'wc-flexslider' ),
	// Bricks calls jQuery throughout; its strip of thumbnails starts the slider by itself, and is invisible until that runs.
	'bricks-woocommerce'                 => array( 'jquery', 'flexslider', 'wc-flexslider' ),
	// The wishlist and the coupon box run on whatever jQuery is there, where a shop keeps them.
	'tinvwl'                             => array( 'jquery' ),
	'woo-coupon-box-script'              => array( 'jquery' ),
	'wcbwidget-shortcode-script'         => array( 'jquery' ),
);

/**
 * The library that makes a part of the page wait. Payment buttons and many others call it without saying so: the shop's own scripts have
 * always brought it.
 */
const WAITING = array( 'jquery-blockui', 'wc-jquery-blockui' );

/** The shop's libraries for pictures, by what a theme has to support for the shop to ask for them. */
const LIBRARIES = array(
	'wc-product-gallery-zoom'     => array( 'wc-zoom', 'zoom' ),
	'wc-product-gallery-slider'   => array( 'wc-flexslider', 'flexslider' ),
	'wc-product-gallery-lightbox' => array( 'wc-photoswipe', 'photoswipe', 'wc-photoswipe-ui-default', 'photoswipe-ui-default' ),
);

/** Scripts that go only where the one goes for which their plugin prints them: others use them without saying so to WordPress. */
const ONLY_WITH = array(
	'wc-single-product'   => array( ...LIBRARIES['wc-product-gallery-zoom'], ...LIBRARIES['wc-product-gallery-slider'], ...LIBRARIES['wc-product-gallery-lightbox'] ),
	'yith_ywraq_frontend' => array( 'ywraq-prettyPhoto' ),
);

/** Scripts of the shop's and its plugins' that never go and that ours has to know of: it leaves to them what they serve. */
const ONLY_KNOWN = array( 'wc-checkout', 'ez-toc-widget-stickyjs' );
