<?php
/**
 * The page of settings.
 */

namespace ShopIslands;

defined( 'ABSPATH' ) || exit;

/** Begins a group of choices, which a screen reader names with each of them. */
function begin_group( string $legend ): void {
	printf( '<fieldset><legend><h2>%s</h2></legend>', esc_html( $legend ) );
}

/** One line of the settings page; the name is what follows the option's, as in `[mode]`. */
function print_choice( string $type, string $name, string $value, bool $is_chosen, string $label ): void {
	printf( '<p><label><input type="%s" name="%s%s" value="%s"%s> %s</label></p>', esc_attr( $type ), esc_attr( OPTION ), esc_attr( $name ), esc_attr( $value ), checked( $is_chosen, true, false ), esc_html( $label ) );
}

/** The settings page. */
function print_page(): void {
	$settings = settings();
	echo '<div class="wrap"><h1>shop-islands</h1>';
	// WordPress says by itself that settings are saved, but only on pages under Settings.
	if ( 'options-general.php' !== ( $GLOBALS['parent_file'] ?? '' ) ) {
		settings_errors();
	}
	echo '<form method="post" action="options.php">';
	settings_fields( OPTION );
	$modes = array(
		'both' => __( 'Both beside each other: ours is on the pages, nothing is taken off. The safe first step.', 'shop-islands' ),
		'on'   => __( 'Ours in place of the old scripts, for the areas below', 'shop-islands' ),
		'off'  => __( 'Off: the pages are as they were', 'shop-islands' ),
	);
	begin_group( __( 'On the pages of the shop', 'shop-islands' ) );
	foreach ( $modes as $mode => $label ) {
		print_choice( 'radio', '[mode]', $mode, $mode === $settings['mode'], $label );
	}
	echo '</fieldset>';
	begin_group( __( 'Areas whose old scripts go', 'shop-islands' ) );
	foreach ( areas() as $area => list( $label ) ) {
		print_choice( 'checkbox', '[areas][]', $area, in_array( $area, $settings['areas'], true ), $label );
	}
	print_choice( 'checkbox', '[jquery]', '1', $settings['jquery'], __( 'jQuery, too, on pages where nothing that stays needs it', 'shop-islands' ) );
	echo '</fieldset>';
	begin_group( __( 'The script', 'shop-islands' ) );
	print_choice( 'radio', '[script]', 'module', 'module' === $settings['script'], __( 'Modules: a page loads what is touched on it', 'shop-islands' ) );
	print_choice( 'radio', '[script]', 'classic', 'classic' === $settings['script'], __( 'One classic file, for optimisers that cannot do modules', 'shop-islands' ) );
	print_choice( 'checkbox', '[early]', '1', $settings['early'], __( 'Hold first clicks until the script is there, where an optimiser delays it', 'shop-islands' ) );
	echo '</fieldset><p>' . esc_html__( 'Empty the page cache after a change. Compare a page with ?shop-islands=off, both and on behind its address.', 'shop-islands' ) . '</p>';
	submit_button();
	printf( '<button class="button" name="%s[back]" value="1">%s</button></form></div>', esc_attr( OPTION ), esc_html__( 'Everything back as it was', 'shop-islands' ) );
}

/** Puts the settings page into the menu: under the shop's, where there is one. */
function add_page(): void {
	add_submenu_page( class_exists( 'WooCommerce' ) ? 'woocommerce' : 'options-general.php', 'shop-islands', 'shop-islands', 'manage_options', 'shop-islands', __NAMESPACE__ . '\print_page' );
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_page', 99 );
