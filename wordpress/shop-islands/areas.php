<?php
/**
 * The areas that can be switched, and which old files belong to each.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

/**
 * The folder of the theme's files: the active parent theme's own where that is Flatsome, because shops rename it. What lies in a child
 * theme's folder is the shop's.
 */
function theme_folder(): string {
	$theme       = wp_get_theme( get_template() );
	$is_flatsome = 'Flatsome' === $theme->get( 'Name' ) || 'flatsome' === $theme->get( 'TextDomain' );
	$address     = get_template_directory_uri();
	return $is_flatsome ? '/' . basename( dirname( $address ) ) . '/' . basename( $address ) . '/' : '/themes/flatsome/';
}

/**
 * Our own areas, before anybody's filter (see `areas`): what the settings page calls them, the handles of the files that go with them, the
 * folders in which these lie.
 */
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

/**
 * The areas that can be switched. A filter's may name no folders; one that forgets to return the areas, or puts something else among them,
 * breaks no page.
 */
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
