<?php
/**
 * Tells optimisers to leave ours alone.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

/**
 * What optimisers are to leave alone, by the filter that asks for it. Ours are modules that find each other by their own address: put into
 * another file, they keep all of it from running.
 */
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

/** Adds ours to what others have told an optimiser to leave alone. */
function leave_alone( $others ) {
	return array_merge( (array) $others, LEFT_ALONE[ current_filter() ] );
}

/** Tells optimisers what to leave alone, by the filter of each. */
function tell_optimisers(): void {
	foreach ( array_keys( LEFT_ALONE ) as $filter ) {
		add_filter( $filter, __NAMESPACE__ . '\leave_alone' );
	}
}
tell_optimisers();

/** W3 Total Cache asks for each tag whether its file may be merged with others. */
function may_merge( $may, $tag ) {
	return $may && false === strpos( $tag, 'shop-islands-js' );
}
add_filter( 'w3tc_minify_js_do_tag_minification', __NAMESPACE__ . '\may_merge', 10, 2 );
