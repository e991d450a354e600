<?php
/**
 * The plugin's settings: one option, an array.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

const OPTION = 'geuin';

/**
 * Every setting with its default. `api_host` and `brand_id` have to be set before anything shows.
 */
function default_settings() {
	return array(
		'script'       => 'bundled',
		'script_url'   => '',
		'api_host'     => '',
		'brand_id'     => '',
		'host_url'     => '',
		'route_base'   => '',
		'consent'      => 'unset',
		'color_scheme' => '',
		'sso'          => false,
		'sso_email'    => false,
		'fallback'     => true,
	);
}

/**
 * The value of one setting.
 *
 * @param string $name A key of default_settings().
 */
function setting( $name ) {
	$stored = get_option( OPTION, array() );
	$values = ( is_array( $stored ) ? $stored : array() ) + default_settings();
	return $values[ $name ];
}

/**
 * Whether the site knows which server and brand its elements ask.
 */
function is_configured() {
	return '' !== setting( 'api_host' ) && '' !== setting( 'brand_id' );
}

/**
 * An http(s) address without a slash at its end; '' for anything else.
 *
 * @param string $text As somebody typed it.
 */
function clean_address( $text ) {
	return untrailingslashit( esc_url_raw( trim( $text ), array( 'http', 'https' ) ) );
}

/**
 * What the settings page sends, as it is stored.
 *
 * @param mixed $input Texts by the names of default_settings(); a checkbox that is off is absent.
 */
function sanitize_settings( $input ) {
	$input = is_array( $input ) ? $input : array();
	$text  = static function ( $name ) use ( $input ) {
		return isset( $input[ $name ] ) && is_scalar( $input[ $name ] ) ? sanitize_text_field( (string) $input[ $name ] ) : '';
	};
	$pick  = static function ( $name, array $values ) use ( $text ) {
		return in_array( $text( $name ), $values, true ) ? $text( $name ) : $values[0];
	};
	$clean = array(
		'script'       => $pick( 'script', array( 'bundled', 'address' ) ),
		'script_url'   => esc_url_raw( $text( 'script_url' ), array( 'http', 'https' ) ),
		'api_host'     => clean_address( $text( 'api_host' ) ),
		'brand_id'     => preg_match( '/^[\w.-]{1,64}$/', $text( 'brand_id' ) ) ? $text( 'brand_id' ) : '',
		'host_url'     => clean_address( $text( 'host_url' ) ),
		'route_base'   => preg_match( '#^(/[\w.~-]+)+/?$#', $text( 'route_base' ) ) ? untrailingslashit( $text( 'route_base' ) ) : '',
		'consent'      => $pick( 'consent', array( 'unset', 'granted', 'denied' ) ),
		'color_scheme' => $pick( 'color_scheme', array( '', 'light', 'dark', 'auto' ) ),
		'sso'          => '' !== $text( 'sso' ),
		'sso_email'    => '' !== $text( 'sso_email' ),
		'fallback'     => '' !== $text( 'fallback' ),
	);
	// In a network of sites only its administrators may choose what runs as a script.
	if ( is_user_logged_in() && ! current_user_can( 'unfiltered_html' ) ) {
		$clean['script']     = setting( 'script' );
		$clean['script_url'] = setting( 'script_url' );
	}
	return $clean;
}
