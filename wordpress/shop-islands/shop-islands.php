<?php
/**
 * Plugin Name: shop-islands
 * Description: Wakes up the shop's pages with one small script, and takes the files of the old jQuery scripts off while everything that they print stays.
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: shop-islands
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

const VERSION  = '0.1.0';
const OPTION   = 'shop_islands';
const DEFAULTS = array( 'mode' => 'both', 'script' => 'module', 'early' => false, 'jquery' => false, 'off' => array() );

/** Query arguments that say: this page is being edited in a page builder. */
const EDITORS = array( 'uxb_iframe', 'elementor-preview', 'fl_builder', 'et_fb', 'vc_editable', 'bricks', 'ct_builder', 'brizy-edit-iframe', 'breakdance', 'zionbuilder-preview', 'tve', 'wp_theme_preview' );

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

/** The library that makes a part of the page wait. Payment buttons and many others call it without saying so: the shop's own scripts have always brought it. */
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

/** What optimisers are to leave alone, by the filter that asks for it. Ours are modules that find each other by their own address: put into another file, they keep all of it from running. */
const LEFT_ALONE = array(
	// SiteGround's name handles. It looks up their addresses among the registered scripts, and compares without version.
	'sgo_javascript_combine_exclude'                 => array( 'shop-islands' ),
	'sgo_js_minify_exclude'                          => array( 'shop-islands' ),
	'sgo_js_async_exclude'                           => array( 'shop-islands' ),
	// Parts of the addresses on other hosts, and of the inline scripts.
	'sgo_javascript_combine_excluded_external_paths' => array( 'shop-islands' ),
	'sgo_javascript_combine_excluded_inline_content' => array( 'window.shopIslandsEarly', 'window.Flatsome??=' ),
	// Hummingbird's are searched for in whole tags, ours and the inline ones, before it holds them back until the first touch.
	'wphb_delay_js_exclusions'                       => array( 'shop-islands' ),
);

/** By what LiteSpeed, Cloudflare's Rocket Loader and Jetpack Boost know an inline script that has to run where it stands. */
const AT_ONCE = array(
	'data-no-optimize'   => '1',
	'data-no-defer'      => '1',
	'data-cfasync'       => 'false',
	'data-jetpack-boost' => 'ignore',
);

/** Scripts of the shop's and its plugins' that never go and that ours has to know of: it leaves to them what they serve. */
const ONLY_KNOWN = array( 'wc-checkout', 'ez-toc-widget-stickyjs' );

/** The folder of the theme's files: the active parent theme's own where that is Flatsome, because shops rename it. What lies in a child theme's folder is the shop's. */
function theme_folder(): string {
	$theme       = wp_get_theme( get_template() );
	$is_flatsome = 'Flatsome' === $theme->get( 'Name' ) || 'flatsome' === $theme->get( 'TextDomain' );
	$address     = get_template_directory_uri();
	return $is_flatsome ? '/' . basename( dirname( $address ) ) . '/' . basename( $address ) . '/' : '/themes/flatsome/';
}

/** Our own areas, before anybody's filter (see `areas`): what the settings page calls them, the handles of the files that go with them, the folders in which these lie. */
function own_areas(): array {
	$plugins = '/' . basename( plugins_url() ) . '/';
	$shop    = array( $plugins . 'woocommerce/assets/' );
	return array(
		'cart'        => array( __( 'Adding to the cart, mini-cart', 'shop-islands' ), array( 'wc-add-to-cart', 'wc-cart-fragments' ), $shop ),
		'product'     => array( __( 'Product pages: gallery, variations, reviews', 'shop-islands' ), array_merge( array( 'wc-single-product', 'wc-add-to-cart-variation' ), ONLY_WITH['wc-single-product'] ), $shop ),
		'shop'        => array( __( 'Sorting, notices, passwords', 'shop-islands' ), array( 'woocommerce' ), $shop ),
		'attribution' => array( __( 'Order attribution', 'shop-islands' ), array( 'wc-order-attribution', 'sourcebuster-js', 'wc-sourcebuster-js' ), $shop ),
		'wishlist'    => array( __( 'TI Wishlist', 'shop-islands' ), array( 'tinvwl', 'tinvwl-clipboard' ), array( $plugins . 'ti-woocommerce-wishlist/' ) ),
		// The lightbox is the shop's own file under a handle of the plugin's.
		'quote'       => array( __( 'YITH Request a Quote', 'shop-islands' ), array( 'yith_ywraq_frontend', 'ywraq-prettyPhoto' ), array_merge( array( $plugins . 'yith-woocommerce-request-a-quote/' ), $shop ) ),
		'contact'     => array( __( 'Contact Form 7', 'shop-islands' ), array( 'contact-form-7', 'swv' ), array( $plugins . 'contact-form-7/' ) ),
		'coupon'      => array( __( 'Coupon Box', 'shop-islands' ), array( 'woo-coupon-box-script', 'wcbwidget-shortcode-script' ), array( $plugins . 'woo-coupon-box/' ) ),
		'contents'    => array( __( 'Easy Table of Contents', 'shop-islands' ), array( 'eztoc-js', 'eztoc-scroll-scriptjs', 'eztoc-js-cookie', 'eztoc-sticky' ), array( $plugins . 'easy-table-of-contents/' ) ),
		'theme'       => array( __( 'The Flatsome theme', 'shop-islands' ), array( 'flatsome-js', 'flatsome-theme-woocommerce-js', 'flatsome-live-search', 'flatsome-lazy', 'flatsome-cart-refresh', 'flatsome-swatches-frontend', 'flatsome-cookie-notice' ), array( theme_folder() ) ),
	);
}

/** The areas that can be switched. A filter's may name no folders; one that forgets to return the areas, or puts something else among them, breaks no page. */
function areas(): array {
	$filtered = apply_filters( 'shop_islands_areas', own_areas() );
	$areas    = array();
	foreach ( is_array( $filtered ) ? $filtered : own_areas() as $area => $described ) {
		if ( is_array( $described ) ) {
			$areas[ $area ] = array( (string) ( $described[0] ?? $area ), (array) ( $described[1] ?? array() ), (array) ( $described[2] ?? array() ) );
		}
	}
	return $areas;
}

/** What is stored. The first version listed the areas that are on, and so switched off those that came later. */
function stored(): array {
	$stored = (array) get_option( OPTION, array() );
	$off    = isset( $stored['areas'] ) ? array( 'off' => array_diff( array_keys( areas() ), (array) $stored['areas'] ) ) : array();
	return array_diff_key( $stored + $off, array( 'areas' => true ) );
}

/** What the settings page has stored, and the areas that are on: all, until somebody switches one off. */
function settings(): array {
	$stored = array_merge( DEFAULTS, stored() );
	return array( 'areas' => array_diff( array_keys( areas() ), (array) $stored['off'] ) ) + $stored;
}

/** `off`, `both` beside each other, or `on`. Somebody who may change plugins compares by `?shop-islands=…`; edit_plugins alone is refused where files are locked. */
function mode(): string {
	$asked = isset( $_GET['shop-islands'] ) && is_string( $_GET['shop-islands'] ) ? $_GET['shop-islands'] : '';
	$may   = in_array( $asked, array( 'off', 'both', 'on' ), true ) && ( current_user_can( 'edit_plugins' ) || current_user_can( 'activate_plugins' ) );
	return $may ? $asked : settings()['mode'];
}

/** Is this a page for shoppers, and not a feed, an AMP page, an answer to a script, one of WordPress' own, or something that is being edited? */
function is_shoppers_page(): bool {
	$is_amp    = ( function_exists( 'amp_is_request' ) && amp_is_request() ) || ( function_exists( 'is_amp_endpoint' ) && is_amp_endpoint() );
	$is_answer = is_feed() || is_embed() || is_robots() || wp_doing_ajax() || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	// The login page runs the foot's hooks for scripts, and none of the head's.
	$is_own    = is_admin() || is_login();
	$is_edited = is_customize_preview() || array_intersect( EDITORS, array_keys( $_GET ) );
	return (bool) apply_filters( 'shop_islands_serves_page', ! ( $is_amp || $is_answer || $is_own || $is_edited ) );
}

/** Is our script on this page: one for shoppers, in a shop where it is not switched off? */
function is_script_here(): bool {
	return is_shoppers_page() && 'off' !== mode();
}

/** Does the visitor pay on this page? jQuery stays there whatever the graph of scripts says. */
function is_payment_page(): bool {
	return ( function_exists( 'is_checkout' ) && is_checkout() ) || ( function_exists( 'is_add_payment_method_page' ) && is_add_payment_method_page() );
}

/** The address of a file of the script; what is in it changes with each update, so its address does, too. */
function address( string $file ): string {
	return add_query_arg( 'ver', VERSION . '.' . filemtime( __DIR__ . "/script/$file" ), plugins_url( "script/$file", __FILE__ ) );
}

/** These scripts and everything that they need, as keys; with `$unsaid`, also those of these scripts that they call without saying so. */
function reached( array $handles, array $unsaid = array() ): array {
	$found = array();
	while ( $handles ) {
		$handle = array_pop( $handles );
		if ( isset( $found[ $handle ] ) ) {
			continue;
		}
		$found[ $handle ] = true;
		$calls            = array_intersect( UNSAID_NEEDS[ $handle ] ?? array(), $unsaid );
		$handles          = array_merge( $handles, wp_scripts()->registered[ $handle ]->deps ?? array(), $calls );
	}
	return $found;
}

/** These scripts and everything that they need or call, as keys. What they call without saying so counts only where the page has it for somebody who says so: nobody else would bring it. */
function needed( array $handles ): array {
	return reached( $handles, array_keys( reached( wp_scripts()->queue ) ) );
}

/** Does a script's file lie in one of these folders? One that only stands for other scripts has no file and lies anywhere. */
function lies_in( string $handle, array $folders ): bool {
	$script = wp_scripts()->registered[ $handle ] ?? null;
	$file   = $script && $script->src ? strtok( $script->src, '?' ) : '';
	foreach ( $folders as $folder ) {
		if ( false !== strpos( $file, $folder ) ) {
			return true;
		}
	}
	return '' === $file;
}

/** The handles of the areas that are on whose files ours replace. Plugins and themes register other files under the shop's handles: those stay. */
function replaced(): array {
	$replaced = array();
	foreach ( array_intersect_key( areas(), array_flip( settings()['areas'] ) ) as $area => $described ) {
		list( , $handles, $folders ) = $described;
		// Whoever adds a handle to one of our areas means its file, wherever that lies.
		$added = isset( own_areas()[ $area ] ) ? array_diff( $handles, own_areas()[ $area ][1] ) : array();
		foreach ( $handles as $handle ) {
			if ( ! $folders || in_array( $handle, $added, true ) || lies_in( $handle, $folders ) ) {
				$replaced[] = $handle;
			}
		}
	}
	return $replaced;
}

/** The libraries for pictures that the shop asks for on no page, because the theme does not support them: where one is on the queue, somebody else uses it. */
function asked_for_by_others(): array {
	$asked = array();
	foreach ( LIBRARIES as $feature => $handles ) {
		$asked = array_merge( $asked, current_theme_supports( $feature ) ? array() : $handles );
	}
	return $asked;
}

/** Has the theme's template of a chosen variation logic in it? */
function has_template_logic(): bool {
	$file = function_exists( 'wc_locate_template' ) ? wc_locate_template( 'single-product/add-to-cart/variation.php' ) : '';
	return is_readable( $file ) && 0 !== preg_match( '/<#|\{\{(?!\{?\s*[\w.-]+\s*\}\})/', file_get_contents( $file ) );
}

/** WordPress' own engine for templates, where the page (whose scripts are the keys of `$queued`) needs it for a chosen variation: ours fills names in itself and leaves the rest to that. */
function template_engine( array $queued ): array {
	return isset( $queued['wc-add-to-cart-variation'] ) && has_template_logic() ? array( 'wp-util' ) : array();
}

/** What was taken off on this page: the file and the needs of each script by its handle. */
function &taken(): array {
	static $taken = array();
	return $taken;
}

/** The handles of the scripts that the page has by now, with their files: those stay. */
function here_by_now(): array {
	$scripts = wp_scripts();
	return array_filter( $scripts->done, function ( $handle ) use ( $scripts ) {
		return ! empty( $scripts->registered[ $handle ]->src );
	} );
}

/** Gives the scripts that were taken off their files and needs back, so that everything can be decided again. */
function put_back(): void {
	foreach ( taken() as $handle => $before ) {
		// Somebody may have registered a file of their own under the handle meanwhile, or none.
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( $script && false === $script->src ) {
			list( $script->src, $script->deps ) = $before;
		}
	}
}

/** What the page needs where the files of `$ours` go, as keys; the `$engine` stays in any case. */
function what_stays( array $ours, array $engine ): array {
	return needed( array_merge( $engine, array_diff( wp_scripts()->queue, $ours ) ) );
}

/**
 * Those of our handles that may go. The others of a group go only where its first goes: the theme's files work together, and others use the
 * libraries of ONLY_WITH without saying so. Where the first is not on the page, the libraries may have such users all the same; the theme's
 * files have none, and go.
 */
function without_needed_groups( array $ours, array $queued, array $engine ): array {
	foreach ( array( 'flatsome-js' => areas()['theme'][1] ?? array() ) + ONLY_WITH as $first => $others ) {
		$goes = isset( $queued[ $first ] ) ? ! isset( what_stays( $ours, $engine )[ $first ] ) : ! isset( ONLY_WITH[ $first ] );
		$ours = $goes ? $ours : array_diff( $ours, $others );
	}
	return $ours;
}

/** WAITING and what it needs, as keys, where the page has it and a script that needs jQuery stays. */
function called_overlay( array $ours, array $queued ): array {
	// What is here for its own sake only does not count.
	$others = array_diff( wp_scripts()->queue, $ours, WAITING, array( 'jquery', 'jquery-core', 'jquery-migrate' ) );
	return isset( needed( $others )['jquery-core'] ) ? needed( array_intersect( WAITING, array_keys( $queued ) ) ) : array();
}

/** Has those printed again that were printed without their file and are needed after all. */
function print_again( array $stays ): void {
	$scripts       = wp_scripts();
	$scripts->done = array_values( array_diff( $scripts->done, array_keys( array_intersect_key( taken(), $stays ) ) ) );
}

/** Takes the files of those of our handles off that the page asks for (the keys of `$queued`) and that do not stay, and their needs; notes both. */
function take_files( array $ours, array $queued, array $stays ): void {
	$scripts = wp_scripts();
	$taken   = &taken();
	$taken   = array();
	foreach ( array_intersect( $ours, array_keys( array_diff_key( $queued, $stays ) ) ) as $handle ) {
		$script = $scripts->registered[ $handle ] ?? null;
		if ( ! $script || ! $script->src ) {
			continue;
		}
		$taken[ $handle ] = array( $script->src, $script->deps );
		if ( isset( $stays['wp-i18n'] ) ) {
			keep_translations( $handle );
		}
		$script->src = false;
		// What somebody else needs without saying so may come through this script only.
		$script->deps = array_values( array_intersect( $script->deps, array_merge( $ours, array_keys( $stays ) ) ) );
	}
}

/** Has a script's translations printed, which WordPress prints with its file only. */
function keep_translations( string $handle ): void {
	$scripts      = wp_scripts();
	$translations = $scripts->print_translations( $handle, false );
	if ( $translations && ! in_array( $translations, (array) $scripts->get_data( $handle, 'before' ), true ) ) {
		$scripts->add_inline_script( $handle, $translations, 'before' );
	}
}

/** The style sheets of the lightboxes among these scripts, which are keys. */
function styles_of( array $handles ): array {
	return array_merge( array(), ...array_values( array_intersect_key( STYLES, $handles ) ) );
}

/** Takes the style sheets of the lightboxes off that have gone. A lightbox of another plugin's that stays under the shop's handle keeps its own. */
function take_styles( array $stays ): void {
	array_map( 'wp_dequeue_style', array_diff( styles_of( taken() ), styles_of( $stays ) ) );
}

/**
 * Takes the files of the replaced scripts off. WordPress prints what belongs to a script without a file all the same: its settings and the
 * inline scripts before and behind it. What a script that stays needs, stays; shortcodes bring some late, so this runs twice, and decides again.
 */
function take_off(): void {
	if ( ! is_shoppers_page() || 'on' !== mode() ) {
		return;
	}
	$here = here_by_now();
	put_back();
	$queued = needed( wp_scripts()->queue );
	$engine = template_engine( $queued );
	$ours   = without_needed_groups( array_diff( replaced(), $here, asked_for_by_others() ), $queued, $engine );
	$stays  = what_stays( $ours, $engine ) + called_overlay( $ours, $queued );
	print_again( $stays );
	take_files( $ours, $queued, $stays );
	take_styles( $stays );
	// The page may call jQuery in its own scripts, from the head on: it stays where it was, and goes when the whole page is known.
	if ( isset( $queued['jquery-core'] ) && ! isset( $stays['jquery-core'] ) ) {
		wp_enqueue_script( 'jquery' );
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\take_off', 100000 );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\take_off', 1 );

/** Reads the whole page before it goes out, where jQuery may go. */
function watch_page(): void {
	if ( settings()['jquery'] && 'on' === mode() && is_shoppers_page() && ! is_payment_page() ) {
		ob_start( __NAMESPACE__ . '\drop_jquery' );
	}
}
add_action( 'template_redirect', __NAMESPACE__ . '\watch_page', 100000 );

/** Takes jQuery's files out of a page on which no script's file, no attribute and no inline script but our own needs it. */
function drop_jquery( string $page ): string {
	$scripts = wp_scripts();
	foreach ( $scripts->done as $handle ) {
		$script = $scripts->registered[ $handle ] ?? null;
		if ( $script && $script->src && ! in_array( $handle, array( 'jquery-core', 'jquery-migrate' ), true ) && isset( needed( array( $handle ) )['jquery-core'] ) ) {
			return $page;
		}
	}
	$found = false !== preg_match_all( '#<script\b((?:(?!\ssrc=|\stype=["\']?[\w/+-]*json|shop-islands-)[^>])*)>(.*?)</script>#is', $page, $inline )
		&& false !== preg_match_all( '#\s(?:on\w+\s*=\s*|href\s*=\s*(?=["\']\s*javascript:))(?:"[^"]*"|\'[^\']*\')#i', $page, $attributes );
	// A page that cannot be read keeps it.
	if ( ! $found || 0 !== preg_match( '/\bjQuery\b|(?<![\w$.])\$\s*[(.]/', implode( "\n", array_merge( $inline[2], $attributes[0] ) ) ) ) {
		return $page;
	}
	if ( ! apply_filters( 'shop_islands_drops_jquery', true ) ) {
		return $page;
	}
	return preg_replace( '#<script\b[^>]*\bid=(["\'])jquery-(?:core|migrate)-js\1[^>]*></script>\s*#i', '', $page ) ?? $page;
}

/** The style sheet, where other plugins can move or merge it. */
function enqueue_style(): void {
	if ( is_script_here() ) {
		wp_enqueue_style( 'shop-islands', address( 'shop-islands.css' ), array(), null );
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_style' );

/**
 * What the shop's own script for adding says of the cart. Defaults only: the shop may have switched that script off, or an optimiser may hold
 * back what it prints; where that is on the page it counts, because plugins change it on purpose.
 */
function cart_defaults(): array {
	if ( ! function_exists( 'wc_get_cart_url' ) ) {
		return array();
	}
	return array(
		// Filtered as the shop's own script gets it: some shops lead to the checkout or to an offer instead.
		'cartUrl'          => apply_filters( 'woocommerce_add_to_cart_redirect', wc_get_cart_url(), null ),
		'redirectAfterAdd' => 'yes' === get_option( 'woocommerce_cart_redirect_after_add', 'no' ),
		// Switched off, the shop's links are plain ones: some lead to the checkout by a filter that background calls do not ask.
		'addsInBackground' => 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart', 'yes' ),
	);
}

/** Something that our script reads, as data. */
function print_json( string $name, array $said ): void {
	printf( "<script type=\"application/json\" id=\"shop-islands-%s\">%s</script>\n", esc_attr( $name ), wp_json_encode( $said, JSON_HEX_TAG | JSON_HEX_AMP ) );
}

/** The file of the script that the settings choose. */
function file_of( array $settings ): string {
	return 'classic' === $settings['script'] ? 'shop-islands.classic.js' : 'shop-islands.js';
}

/** A file of ours as an inline script that runs where it stands. */
function print_inline( string $name, string $file ): void {
	wp_print_inline_script_tag( trim( file_get_contents( __DIR__ . '/' . $file ) ), array( 'id' => "shop-islands-$name" ) + AT_ONCE );
}

/** What our script reads, and what has to be there before any script runs; the classic script's tag, too. */
function print_head(): void {
	if ( ! is_script_here() ) {
		return;
	}
	$settings = settings();
	if ( isset( taken()['flatsome-js'] ) ) {
		print_inline( 'calls', 'calls.js' );
	}
	if ( $settings['early'] ) {
		print_inline( 'early', 'script/early.js' );
	}
	$own = apply_filters( 'shop_islands_settings', array() );
	foreach ( array_filter( array( 'defaults' => cart_defaults(), 'settings' => is_array( $own ) ? $own : array() ) ) as $name => $said ) {
		print_json( $name, $said );
	}
	$src = address( file_of( $settings ) );
	// Never enqueued: registered, it has a handle, by which optimisers are told to leave it alone.
	wp_register_script( 'shop-islands', $src, array(), null );
	if ( 'classic' === $settings['script'] ) {
		wp_print_script_tag( array( 'id' => 'shop-islands-js', 'src' => $src, 'defer' => true ) );
	}
}
add_action( 'wp_head', __NAMESPACE__ . '\print_head', 2 );

/**
 * The module's tag. It comes behind WordPress' import map, which block themes have in the head and others in the foot: Firefox ignores a map
 * that comes behind a module, and then no block of WordPress' own works that needs a script, such as the menu of a phone.
 */
function print_module(): void {
	$settings = settings();
	if ( wp_is_block_theme() !== doing_action( 'wp_head' ) || ! is_script_here() || 'classic' === $settings['script'] ) {
		return;
	}
	foreach ( glob( __DIR__ . '/script/core-*.js' ) as $core ) {
		printf( "<link rel=\"modulepreload\" href=\"%s\">\n", esc_url( plugins_url( 'script/' . basename( $core ), __FILE__ ) ) );
	}
	wp_print_script_tag( array( 'id' => 'shop-islands-js', 'src' => address( file_of( $settings ) ), 'type' => 'module' ) );
}
add_action( 'wp_head', __NAMESPACE__ . '\print_module', 11 );
add_action( 'wp_footer', __NAMESPACE__ . '\print_module', 11 );

/** Tells optimisers what to leave alone, beside what others have told them. */
function tell_optimisers(): void {
	foreach ( LEFT_ALONE as $filter => $ours ) {
		add_filter( $filter, function ( $others ) use ( $ours ) {
			return array_merge( (array) $others, $ours );
		} );
	}
}
tell_optimisers();
// W3 Total Cache asks for each tag whether its file may be merged with others.
add_filter( 'w3tc_minify_js_do_tag_minification', function ( $may, $tag ) {
	return $may && false === strpos( $tag, 'shop-islands-js' );
}, 10, 2 );

/** The addresses of the scripts that were printed with their file, by handle. */
function &printed(): array {
	static $printed = array();
	return $printed;
}

/** Notes that a script's file is loaded by the page, when everybody has had a say in its tag: some plugins empty the tags of others. */
function note_printed( $tag, $handle = '', $src = '' ) {
	if ( $src && 0 !== preg_match( '/<script\b[^>]*\bsrc\s*=/i', (string) $tag ) ) {
		$printed            = &printed();
		$printed[ $handle ] = $src;
	}
	return $tag;
}
add_filter( 'script_loader_tag', __NAMESPACE__ . '\note_printed', PHP_INT_MAX, 3 );

/** Tells ours which old scripts the page loads: optimisers that hold them back until the first touch may leave no trace of their tags. */
function print_scripts(): void {
	if ( ! printed() || ! is_script_here() ) {
		return;
	}
	$known = ONLY_KNOWN;
	foreach ( areas() as $described ) {
		$known = array_merge( $known, $described[1] );
	}
	$printed = array_intersect_key( printed(), array_flip( $known ) );
	if ( $printed ) {
		print_json( 'scripts', $printed );
	}
}
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_scripts', PHP_INT_MAX );

/** What a form sent, as it may be stored. It sends the areas that are on. What has been cleaned before stays: WordPress cleans twice what it stores for the first time. */
function clean( $sent ): array {
	$sent = (array) $sent;
	$one  = function ( string $name, array $values ) use ( $sent ) {
		return in_array( $sent[ $name ] ?? null, $values, true ) ? $sent[ $name ] : DEFAULTS[ $name ];
	};
	$known = array_keys( areas() );
	$off   = $sent['off'] ?? array_diff( $known, array_filter( (array) ( $sent['areas'] ?? array() ), 'is_string' ) );
	return array(
		'mode'   => isset( $sent['back'] ) ? 'off' : $one( 'mode', array( 'off', 'both', 'on' ) ),
		'script' => $one( 'script', array( 'module', 'classic' ) ),
		'early'  => ! empty( $sent['early'] ),
		'jquery' => ! empty( $sent['jquery'] ),
		'off'    => array_values( array_intersect( $known, array_filter( (array) $off, 'is_string' ) ) ),
	);
}

/** Stores anew what the first version has stored, before there are other areas than those that it knew. */
function renew_stored(): void {
	if ( isset( ( (array) get_option( OPTION, array() ) )['areas'] ) ) {
		update_option( OPTION, clean( stored() ) );
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\renew_stored' );

/** Tells WordPress of the one option. */
function register_option(): void {
	register_setting( OPTION, OPTION, array( 'type' => 'array', 'sanitize_callback' => __NAMESPACE__ . '\clean' ) );
}
add_action( 'admin_init', __NAMESPACE__ . '\register_option' );

/** Begins a group of choices, which a screen reader names with each of them. */
function begin_group( string $legend ): void {
	printf( '<fieldset><legend><h2>%s</h2></legend>', esc_html( $legend ) );
}

/** One line of the settings page; the name is what follows the option's, as in `[mode]`. */
function print_choice( string $type, string $name, string $value, bool $is_chosen, string $label ): void {
	printf( '<p><label><input type="%s" name="%s%s" value="%s"%s> %s</label></p>', esc_attr( $type ), esc_attr( OPTION ), esc_attr( $name ), esc_attr( $value ), checked( $is_chosen, true, false ), esc_html( $label ) );
}

/** The settings page. */
function print_page(): void {
	$settings = settings();
	echo '<div class="wrap"><h1>shop-islands</h1>';
	// WordPress says by itself that settings are saved, but only on pages under Settings.
	if ( 'options-general.php' !== ( $GLOBALS['parent_file'] ?? '' ) ) {
		settings_errors();
	}
	echo '<form method="post" action="options.php">';
	settings_fields( OPTION );
	$modes = array(
		'both' => __( 'Both beside each other: ours is on the pages, nothing is taken off. The safe first step.', 'shop-islands' ),
		'on'   => __( 'Ours in place of the old scripts, for the areas below', 'shop-islands' ),
		'off'  => __( 'Off: the pages are as they were', 'shop-islands' ),
	);
	begin_group( __( 'On the pages of the shop', 'shop-islands' ) );
	foreach ( $modes as $mode => $label ) {
		print_choice( 'radio', '[mode]', $mode, $mode === $settings['mode'], $label );
	}
	echo '</fieldset>';
	begin_group( __( 'Areas whose old scripts go', 'shop-islands' ) );
	foreach ( areas() as $area => list( $label ) ) {
		print_choice( 'checkbox', '[areas][]', $area, in_array( $area, $settings['areas'], true ), $label );
	}
	print_choice( 'checkbox', '[jquery]', '1', $settings['jquery'], __( 'jQuery, too, on pages where nothing that stays needs it', 'shop-islands' ) );
	echo '</fieldset>';
	begin_group( __( 'The script', 'shop-islands' ) );
	print_choice( 'radio', '[script]', 'module', 'module' === $settings['script'], __( 'Modules: a page loads what is touched on it', 'shop-islands' ) );
	print_choice( 'radio', '[script]', 'classic', 'classic' === $settings['script'], __( 'One classic file, for optimisers that cannot do modules', 'shop-islands' ) );
	print_choice( 'checkbox', '[early]', '1', $settings['early'], __( 'Hold first clicks until the script is there, where an optimiser delays it', 'shop-islands' ) );
	echo '</fieldset><p>' . esc_html__( 'Empty the page cache after a change. Compare a page with ?shop-islands=off, both and on behind its address.', 'shop-islands' ) . '</p>';
	submit_button();
	printf( '<button class="button" name="%s[back]" value="1">%s</button></form></div>', esc_attr( OPTION ), esc_html__( 'Everything back as it was', 'shop-islands' ) );
}
add_action( 'admin_menu', function () {
	add_submenu_page( class_exists( 'WooCommerce' ) ? 'woocommerce' : 'options-general.php', 'shop-islands', 'shop-islands', 'manage_options', 'shop-islands', __NAMESPACE__ . '\print_page' );
}, 99 );

add_action( 'before_woocommerce_init', function () {
	if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		foreach ( array( 'custom_order_tables', 'cart_checkout_blocks' ) as $feature ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, __FILE__, true );
		}
	}
} );
