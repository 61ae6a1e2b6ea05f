<?php
/**
 * Prints a page as WordPress does with the plug-in and the old scripts on it.
 *
 * Takes the folder of the plug-in, and a scenario as JSON: `Scenario` in `scenarios.ts` says what may stand in it.
 */

namespace Harness;

require __DIR__ . '/wordpress.php';

$scenario = json_decode( stream_get_contents( STDIN ), true );
$what     = $scenario['what'] ?? 'page';
$answers  = $scenario['answers'] ?? array();
$_GET     = $scenario['query'] ?? array();
if ( isset( $scenario['option'] ) ) {
	$options['shop_islands'] = $scenario['option'];
}
$options += $scenario['options'] ?? array();
$theme    = $scenario['theme'] ?? $theme;
if ( in_array( 'REST_REQUEST', $answers, true ) ) {
	define( 'REST_REQUEST', true );
}
if ( $scenario['woocommerce'] ?? true ) {
	eval( 'namespace { class WooCommerce {} function wc_get_cart_url(): string { return "/gio-hang/"; } function wc_locate_template(): string { return $GLOBALS["scenario"]["template"] ?? ""; } }' );
}

/** Registers scripts by their handles, in place of others; one that is nothing is no longer registered. */
function register( array $scripts ): void {
	foreach ( $scripts as $handle => $old ) {
		unset( wp_scripts()->registered[ $handle ] );
		if ( ! $old ) {
			continue;
		}
		$script             = new \Script();
		$script->handle     = $handle;
		$script->src        = $old['src'];
		$script->deps       = $old['deps'] ?? array();
		$script->footer     = $old['footer'] ?? true;
		$script->textdomain = $old['textdomain'] ?? null;
		foreach ( array( 'data', 'before', 'after' ) as $place ) {
			if ( isset( $old[ $place ] ) ) {
				$script->extra[ $place ] = array( $old[ $place ] );
			}
		}
		wp_scripts()->registered[ $handle ] = $script;
	}
}

register( $scenario['scripts'] ?? array() );
add_action( 'wp_enqueue_scripts', function () use ( $scenario ) {
	array_map( 'wp_enqueue_script', $scenario['queue'] ?? array() );
	array_map( 'wp_enqueue_style', $scenario['styles'] ?? array() );
} );

if ( isset( $scenario['areas'] ) ) {
	add_filter( 'shop_islands_areas', eval( "return function ( \$areas ) { {$scenario['areas']} };" ) );
}

if ( $scenario['importMap'] ?? false ) {
	// As WordPress does where a block of its own is on the page.
	add_action( wp_is_block_theme() ? 'wp_head' : 'wp_footer', function () {
		echo "<script type=\"importmap\" id=\"wp-importmap\">\n{\"imports\":{\"@wordpress/interactivity\":\"/wp-includes/interactivity.js\"}}\n</script>\n";
	} );
}

if ( isset( $scenario['serves'] ) ) {
	add_filter( 'shop_islands_serves_page', eval( "return function ( \$serves ) { {$scenario['serves']} };" ) );
}

if ( isset( $scenario['tags'] ) ) {
	add_filter( 'script_loader_tag', eval( "return function ( \$tag, \$handle ) { {$scenario['tags']} };" ), 100000 );
}

$_SERVER['HTTP_HOST'] = $scenario['host'] ?? 'shop.example';
if ( isset( $scenario['addresses'] ) ) {
	add_filter( 'script_loader_src', eval( "return function ( \$src ) { {$scenario['addresses']} };" ) );
}

if ( isset( $scenario['leadsTo'] ) ) {
	add_filter( 'woocommerce_add_to_cart_redirect', fn( string $address, ?object $product ) => $scenario['leadsTo'] );
}

if ( 'uninstall' === $what ) {
	// WordPress loads this file alone.
	$sites = $scenario['sites'] ?? array();
	define( 'WP_UNINSTALL_PLUGIN', 'shop-islands/shop-islands.php' );
	require $argv[1] . '/uninstall.php';
	exit( json_encode( array( 'options' => array_keys( $options ), 'sites' => array_map( 'array_keys', $sites ) ) ) );
}

require $argv[1] . '/shop-islands.php';

if ( 'clean' === $what ) {
	echo json_encode( \ShopIslands\clean( $scenario['sent'] ) );
} elseif ( 'admin' === $what ) {
	do_action( 'admin_init' );
	echo json_encode( $options['shop_islands'] ?? null );
} elseif ( 'settings' === $what ) {
	do_action( 'admin_menu' );
	echo "<!-- under {$parent_file} -->";
	\ShopIslands\print_page();
} elseif ( 'answers' === $what ) {
	ob_start();
	do_action( 'wp_head' );
	ob_end_clean();
	$answered = array_map( fn( array $question ) => apply_filters( ...$question ), $scenario['asked'] );
	echo json_encode( array( 'answers' => $answered, 'registered' => array_column( wp_scripts()->registered, 'src', 'handle' ) ) );
} elseif ( 'login' === $what ) {
	// As wp-login.php: no template, no head of the theme's, and the same scripts in the foot.
	echo "<!doctype html>\n<body class=\"login\">\n";
	array_map( 'wp_enqueue_script', $scenario['queue'] ?? array() );
	do_action( 'login_footer' );
} else {
	do_action( 'template_redirect' );
	echo "<!doctype html>\n<html lang=\"vi\">\n<head>\n<meta charset=\"utf-8\">\n<title>Cửa hàng</title>\n";
	do_action( 'wp_head' );
	echo $scenario['head'] ?? '', "</head>\n<body>\n", $scenario['body'] ?? '';
	register( $scenario['registeredLate'] ?? array() );
	array_map( 'wp_enqueue_script', $scenario['late'] ?? array() );
	do_action( 'wp_footer' );
	echo "</body>\n</html>\n";
	// As WordPress does when it shuts down.
	while ( ob_get_level() ) {
		ob_end_flush();
	}
}
