<?php
/**
 * What scripts need of each other, said to WordPress or not.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

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

/**
 * These scripts and everything that they need or call, as keys. What they call without saying so counts only where the page has it for
 * somebody who says so: nobody else would bring it.
 */
function needed( array $handles ): array {
	return reached( $handles, array_keys( reached( wp_scripts()->queue ) ) );
}
