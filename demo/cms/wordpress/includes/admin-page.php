<?php
/**
 * Settings → Geuin.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_init',
	static function () {
		register_setting(
			'geuin',
			OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => __NAMESPACE__ . '\\sanitize_settings',
				'default'           => default_settings(),
			)
		);
	}
);

add_action(
	'admin_menu',
	static function () {
		add_options_page( 'Geuin', 'Geuin', 'manage_options', 'geuin', __NAMESPACE__ . '\\print_settings_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( FILE ),
	static function ( $links ) {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=geuin' ) ), esc_html__( 'Settings', 'geuin' ) ) );
		return $links;
	}
);

/**
 * One row of the form.
 *
 * @param string $name  Of the setting; its field has this id.
 * @param string $label What it is called.
 * @param string $field HTML of the field, escaped.
 * @param string $help  What it does; '' for nothing.
 */
function print_row( $name, $label, $field, $help = '' ) {
	printf( '<tr><th scope="row"><label for="geuin-%s">%s</label></th><td>', esc_attr( $name ), esc_html( $label ) );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by text_field() and its like.
	echo $field;
	if ( '' !== $help ) {
		printf( '<p class="description">%s</p>', esc_html( $help ) );
	}
	echo '</td></tr>';
}

/**
 * A field for a text.
 *
 * @param string $name        Of the setting.
 * @param string $placeholder An example.
 */
function text_field( $name, $placeholder = '' ) {
	return sprintf( '<input class="regular-text" id="geuin-%1$s" name="geuin[%1$s]" value="%2$s" placeholder="%3$s">', esc_attr( $name ), esc_attr( setting( $name ) ), esc_attr( $placeholder ) );
}

/**
 * A choice among values.
 *
 * @param string $name    Of the setting.
 * @param array  $options Value => label.
 */
function select_field( $name, array $options ) {
	$html = '';
	foreach ( $options as $value => $label ) {
		$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( setting( $name ), $value, false ), esc_html( $label ) );
	}
	return sprintf( '<select id="geuin-%1$s" name="geuin[%1$s]">%2$s</select>', esc_attr( $name ), $html );
}

/**
 * Yes or no.
 *
 * @param string $name Of the setting.
 */
function check_field( $name ) {
	return sprintf( '<input type="checkbox" id="geuin-%1$s" name="geuin[%1$s]" value="1"%2$s>', esc_attr( $name ), checked( setting( $name ), true, false ) );
}

/**
 * What the community's server has to be told, so that it believes this site's tokens.
 */
function sso_registration() {
	return wp_json_encode(
		array(
			'issuer'     => home_url(),
			'token_keys' => rest_url( 'geuin/v1/keys' ),
		),
		JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES
	);
}

/**
 * Writes the page.
 */
function print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>Geuin</h1><form action="options.php" method="post">';
	settings_fields( 'geuin' );
	echo '<table class="form-table" role="presentation">';
	print_row( 'api_host', __( 'API host', 'geuin' ), text_field( 'api_host', 'https://api.example' ), __( 'The server of your community.', 'geuin' ) );
	print_row( 'brand_id', __( 'Brand', 'geuin' ), text_field( 'brand_id', '7' ), __( 'The number that whoever runs the server told you.', 'geuin' ) );
	print_row( 'host_url', __( 'Community’s site', 'geuin' ), text_field( 'host_url', 'https://brand.example' ), __( 'Where links lead, and whose pasted addresses become videos; the API host without it.', 'geuin' ) );
	print_row( 'route_base', __( 'Folder of its pages', 'geuin' ), text_field( 'route_base', '/app' ), __( 'What precedes their paths; empty for the root.', 'geuin' ) );
	print_row(
		'script',
		__( 'Script', 'geuin' ),
		select_field(
			'script',
			array(
				'bundled' => __( 'From this plugin', 'geuin' ),
				'address' => __( 'From the address below', 'geuin' ),
			)
		)
	);
	print_row( 'script_url', __( 'Address of the script', 'geuin' ), text_field( 'script_url', 'https://cdn.example/geuin/geuin.js' ) );
	print_row(
		'consent',
		__( 'Consent to analytics', 'geuin' ),
		select_field(
			'consent',
			array(
				'unset'   => __( 'Not asked: nothing is sent', 'geuin' ),
				'granted' => __( 'Granted', 'geuin' ),
				'denied'  => __( 'Denied: no ads are asked for either', 'geuin' ),
			)
		),
		__( 'With “Not asked”, a consent manager of the page decides: TCF 2, Google consent mode, or any by geuin.setConsent().', 'geuin' )
	);
	print_row(
		'color_scheme',
		__( 'Colours', 'geuin' ),
		select_field(
			'color_scheme',
			array(
				''      => __( 'As the theme', 'geuin' ),
				'light' => __( 'Light', 'geuin' ),
				'dark'  => __( 'Dark', 'geuin' ),
				'auto'  => __( 'As the visitor’s system', 'geuin' ),
			)
		)
	);
	print_row( 'fallback', __( 'Links without scripts', 'geuin' ), check_field( 'fallback' ), __( 'Asks the API for the first videos, at most every ten minutes, so that search engines and visitors without scripts find them.', 'geuin' ) );
	print_row( 'sso', __( 'Sign members in', 'geuin' ), check_field( 'sso' ), __( 'Whoever is signed in to this site is signed in to the community.', 'geuin' ) );
	print_row( 'sso_email', __( 'Vouch for addresses', 'geuin' ), check_field( 'sso_email' ), __( 'A member gets the community’s account with the same email address. Only where nobody has an address here that is not theirs.', 'geuin' ) );
	echo '</table>';
	submit_button();
	echo '</form>';
	printf( '<h2>%s</h2><p>%s</p>', esc_html__( 'For whoever runs the community’s server', 'geuin' ), esc_html__( 'To sign members in, the brand’s row needs this in “sso”, and “brand” with a “brand_sso_id” in “social_login”.', 'geuin' ) );
	printf( '<textarea class="large-text code" rows="4" readonly id="geuin-sso-registration" aria-label="%s">%s</textarea>', esc_attr__( 'Registration', 'geuin' ), esc_textarea( sso_registration() ) );
	printf( '<form action="%s" method="post">', esc_url( admin_url( 'admin-post.php' ) ) );
	wp_nonce_field( 'geuin_renew_key' );
	echo '<input type="hidden" name="action" value="geuin_renew_key">';
	submit_button( __( 'Make a new key', 'geuin' ), 'secondary', 'submit', true, defined( 'GEUIN_SSO_KEY' ) ? array( 'disabled' => 'disabled' ) : null );
	echo '</form></div>';
}

add_action(
	'admin_post_geuin_renew_key',
	static function () {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( '', '', array( 'response' => 403 ) );
		}
		check_admin_referer( 'geuin_renew_key' );
		renew_sso_key();
		wp_safe_redirect( admin_url( 'options-general.php?page=geuin' ) );
		exit;
	}
);
