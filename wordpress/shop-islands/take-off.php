<?php
/**
 * Takes the files of the replaced scripts off.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

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

/**
 * The handles whose files ours replaces, of the areas that are on. Plugins and themes register other files under the shop's handles: those
 * stay.
 */
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

/**
 * The libraries for pictures that the shop asks for on no page, because the theme does not support them: where one is on the queue,
 * somebody else uses it.
 */
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

/**
 * WordPress' own engine for templates, where the page (whose scripts are the keys of `$queued`) needs it for a chosen variation: ours fills
 * names in itself and leaves the rest to that.
 */
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

/**
 * Takes off the file and the needs of each of our handles that the page asks for (the keys of `$queued`) and that does not stay; notes
 * both.
 */
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

/**
 * Takes off the style sheets of the lightboxes that have gone. A lightbox of another plugin's that stays under the shop's handle keeps its
 * own.
 */
function take_styles( array $stays ): void {
	array_map( 'wp_dequeue_style', array_diff( styles_of( taken() ), styles_of( $stays ) ) );
}

/**
 * Takes the files of the replaced scripts off. WordPress prints what belongs to a script without a file all the same: its settings and the
 * inline scripts before and behind it. What a script that stays needs, stays; shortcodes bring some late, so this runs twice, and decides
 * again.
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
