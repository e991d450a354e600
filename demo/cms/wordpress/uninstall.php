<?php
/**
 * Removes what the plugin has stored; posts keep their links.
 *
 * @package Geuin
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Of one site. Kept answers of the API run out by themselves within ten minutes.
 */
function geuin_uninstall_site() {
	delete_option( 'geuin' );
	delete_option( 'geuin_sso_key' );
	delete_option( 'widget_geuin' );
}

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $geuin_site ) {
		switch_to_blog( $geuin_site );
		geuin_uninstall_site();
		restore_current_blog();
	}
} else {
	geuin_uninstall_site();
}
