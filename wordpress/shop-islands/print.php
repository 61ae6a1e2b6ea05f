<?php
/**
 * Prints ours: the style sheet, the script, and what it reads.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

/** By what LiteSpeed, Cloudflare's Rocket Loader and Jetpack Boost know an inline script that has to run where it stands. */
const AT_ONCE = array(
	'data-no-optimize'   => '1',
	'data-no-defer'      => '1',
	'data-cfasync'       => 'false',
	'data-jetpack-boost' => 'ignore',
);

/**
 * Where a file of the script lies: on the page's own host, because browsers load no module from another one. WPML can give each language a
 * domain, and tells scripts of it by this filter alone. Nothing else is taken from that, such as a copy elsewhere, or another file. Where
 * there is one domain nobody is asked: Cloudflare's plug-in has browsers preload what it hears of, as scripts that are no modules.
 */
function place_of( string $file ): string {
	$place = plugins_url( "script/$file", __FILE__ );
	$host  = strtok( $_SERVER['HTTP_HOST'] ?? '', ':' );
	if ( wp_parse_url( $place, PHP_URL_HOST ) === $host ) {
		return $place;
	}
	$told = apply_filters( 'script_loader_src', $place, 'shop-islands' );
	$path = fn( string $address ): string => preg_replace( '#^(https?:)?//[^/]+#', '', $address );
	return is_string( $told ) && $path( $told ) === $path( $place ) && wp_parse_url( $told, PHP_URL_HOST ) === $host ? $told : $place;
}

/** The address of such a file; what is in it changes with each update, so its address does, too. */
function address( string $file ): string {
	return add_query_arg( 'ver', VERSION . '.' . filemtime( __DIR__ . "/script/$file" ), place_of( $file ) );
}

/** The style sheet, where other plugins can move or merge it. */
function enqueue_style(): void {
	if ( is_script_here() ) {
		wp_enqueue_style( 'shop-islands', address( 'shop-islands.css' ), array(), null );
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_style' );

/**
 * What the shop's own script for adding says of the cart. Defaults only: the shop may have switched that script off, or an optimiser may
 * hold back what it prints; where that is on the page it counts, because plugins change it on purpose.
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
 * The module's tag. It comes behind WordPress' import map, which block themes have in the head and others in the foot: Firefox ignores a
 * map that comes behind a module, and then no block of WordPress' own works that needs a script, such as the menu of a phone.
 */
function print_module(): void {
	$settings = settings();
	if ( wp_is_block_theme() !== doing_action( 'wp_head' ) || ! is_script_here() || 'classic' === $settings['script'] ) {
		return;
	}
	foreach ( glob( __DIR__ . '/script/core-*.js' ) as $core ) {
		printf( "<link rel=\"modulepreload\" href=\"%s\">\n", esc_url( place_of( basename( $core ) ) ) );
	}
	wp_print_script_tag( array( 'id' => 'shop-islands-js', 'src' => address( file_of( $settings ) ), 'type' => 'module' ) );
}
add_action( 'wp_head', __NAMESPACE__ . '\print_module', 11 );
add_action( 'wp_footer', __NAMESPACE__ . '\print_module', 11 );
