<?php
// Installs WordPress for the tests, with the plugin active and one user of each role. Writes what they sign in with as JSON.
define( 'WP_INSTALLING', true );
require_once $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'The Paper', 'administrator', 'administrator@paper.example', true, '', 'password' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'geuin', json_decode( $argv[3], true ) + array( 'script' => 'bundled', 'consent' => 'unset', 'sso' => true, 'fallback' => true ) );
require_once ABSPATH . 'wp-admin/includes/file.php';
WP_Filesystem();
$failed = unzip_file( $argv[2], WP_PLUGIN_DIR );
$failed = true === $failed ? activate_plugin( 'geuin/geuin.php' ) : $failed;
if ( is_wp_error( $failed ) ) {
	fwrite( STDERR, $failed->get_error_message() );
	exit( 1 );
}
$passwords = array();
foreach ( array( 'administrator', 'editor', 'author', 'contributor' ) as $role ) {
	$id = 'administrator' === $role ? 1 : wp_insert_user(
		array(
			'user_login'   => $role,
			'user_pass'    => 'password',
			'user_email'   => "$role@paper.example",
			'display_name' => ucfirst( $role ) . ' of the Paper',
			'role'         => $role,
		)
	);
	// The welcome of the block editor covers the page.
	update_user_meta( $id, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
	list( $passwords[ $role ] ) = WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'tests' ) );
}
echo wp_json_encode( $passwords );
