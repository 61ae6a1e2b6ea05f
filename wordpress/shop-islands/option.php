<?php
/**
 * The one option: what is stored, how a form becomes that, and what follows from it.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

const OPTION   = 'shop_islands';
const DEFAULTS = array( 'mode' => 'both', 'script' => 'module', 'early' => false, 'jquery' => false, 'off' => array() );

/** The areas but for these. */
function areas_except( array $areas ): array {
	return array_diff( array_keys( areas() ), $areas );
}

/** What is stored. The first version listed the areas that are on, and so switched off those that came later. */
function stored(): array {
	$stored = (array) get_option( OPTION, array() );
	$off    = isset( $stored['areas'] ) ? array( 'off' => areas_except( (array) $stored['areas'] ) ) : array();
	return array_diff_key( $stored + $off, array( 'areas' => true ) );
}

/** What the settings page has stored, and the areas that are on: all, until somebody switches one off. */
function settings(): array {
	$stored = array_merge( DEFAULTS, stored() );
	return array( 'areas' => areas_except( (array) $stored['off'] ) ) + $stored;
}

/**
 * `off`, `both` beside each other, or `on`. Somebody who may change plugins compares by `?shop-islands=…`; edit_plugins alone is refused
 * where files are locked.
 */
function mode(): string {
	$asked = isset( $_GET['shop-islands'] ) && is_string( $_GET['shop-islands'] ) ? $_GET['shop-islands'] : '';
	$may   = in_array( $asked, array( 'off', 'both', 'on' ), true ) && ( current_user_can( 'edit_plugins' ) || current_user_can( 'activate_plugins' ) );
	return $may ? $asked : settings()['mode'];
}

/**
 * What a form sent, as it may be stored. It sends the areas that are on. What has been cleaned before stays: WordPress cleans twice what it
 * stores for the first time.
 */
function clean( $sent ): array {
	$sent = (array) $sent;
	$one  = function ( string $name, array $values ) use ( $sent ) {
		return in_array( $sent[ $name ] ?? null, $values, true ) ? $sent[ $name ] : DEFAULTS[ $name ];
	};
	$off = $sent['off'] ?? areas_except( array_filter( (array) ( $sent['areas'] ?? array() ), 'is_string' ) );
	return array(
		'mode'   => isset( $sent['back'] ) ? 'off' : $one( 'mode', array( 'off', 'both', 'on' ) ),
		'script' => $one( 'script', array( 'module', 'classic' ) ),
		'early'  => ! empty( $sent['early'] ),
		'jquery' => ! empty( $sent['jquery'] ),
		'off'    => array_values( array_intersect( array_keys( areas() ), array_filter( (array) $off, 'is_scalar' ) ) ),
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
