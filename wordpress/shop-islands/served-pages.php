<?php
/**
 * Which pages our script is on.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

/** Query arguments that say: this page is being edited in a page builder. */
const EDITORS = array( 'uxb_iframe', 'elementor-preview', 'fl_builder', 'et_fb', 'vc_editable', 'bricks', 'ct_builder', 'brizy-edit-iframe', 'breakdance', 'zionbuilder-preview', 'tve', 'wp_theme_preview' );

/**
 * Is this a page for shoppers, and not a feed, an AMP page, an answer to a script, one of WordPress' own, or something that is being
 * edited?
 */
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
