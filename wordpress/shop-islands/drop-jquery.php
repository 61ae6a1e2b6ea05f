<?php
/**
 * Leaves jQuery out of pages on which nothing needs it.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

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
