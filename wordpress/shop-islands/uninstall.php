<?php
/**
 * Leaves nothing behind, on no site of a network. WordPress runs this file alone when somebody deletes the plug-in, wherever it was active:
 * a hook would be known only to the sites that had it active, and looked up in the database on every page.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $shop_islands_site ) {
		delete_blog_option( $shop_islands_site, 'shop_islands' );
	}
} else {
	delete_option( 'shop_islands' );
}
