<?php
/**
 * Tells ours which old scripts the page loads.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

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
