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

const VERSION = '0.1.0';

require __DIR__ . '/known-scripts.php';
require __DIR__ . '/areas.php';
require __DIR__ . '/option.php';
require __DIR__ . '/served-pages.php';
require __DIR__ . '/needs.php';
require __DIR__ . '/take-off.php';
require __DIR__ . '/drop-jquery.php';
require __DIR__ . '/print.php';
require __DIR__ . '/printed-scripts.php';
require __DIR__ . '/optimisers.php';
require __DIR__ . '/settings-page.php';

/** Tells the shop that the plug-in works with its newer ways to store orders and to draw the cart. */
function declare_compatibility(): void {
	if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		foreach ( array( 'custom_order_tables', 'cart_checkout_blocks' ) as $feature ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, __FILE__, true );
		}
	}
}
add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_compatibility' );
