<?php
/**
 * Signs the site's members in to the community. Pages are cached, so no page holds a token: a script asks for one.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

/** A cookie that scripts may read: another value for each sign-in to WordPress. It opens nothing. */
const MEMBER_COOKIE = 'geuin_member';

/** Seconds that a token is good for; the server takes five minutes at most. */
const TOKEN_SECONDS = 120;

/**
 * Has the page load the script that asks for the token.
 */
function enqueue_sso() {
	if ( setting( 'sso' ) ) {
		wp_enqueue_script( 'geuin-sso', plugins_url( 'assets/sso.js', FILE ), array(), VERSION, true );
	}
}

/**
 * Where the script asks, as data: optimisers move and merge scripts, not this.
 */
function print_sso_data() {
	if ( wp_script_is( 'geuin-sso' ) ) {
		$data = array( 'address' => admin_url( 'admin-ajax.php?action=geuin_token', 'relative' ) );
		echo '<script type="application/json" id="geuin-sso-data">' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . "</script>\n";
	}
}
add_action( 'wp_footer', __NAMESPACE__ . '\\print_sso_data', 5 );

/**
 * Sets or clears the cookie.
 *
 * @param string $value  '' to clear it.
 * @param int    $expire Unix time; 0 for the end of the browser's session.
 */
function set_member_cookie( $value, $expire ) {
	if ( headers_sent() ) {
		return;
	}
	setcookie(
		MEMBER_COOKIE,
		$value,
		array(
			'expires'  => $expire,
			'path'     => COOKIEPATH ? COOKIEPATH : '/',
			'domain'   => (string) COOKIE_DOMAIN,
			'secure'   => is_ssl(),
			'httponly' => false,
			'samesite' => 'Lax',
		)
	);
}

add_action(
	'set_logged_in_cookie',
	static function ( $cookie, $expire ) {
		if ( setting( 'sso' ) ) {
			set_member_cookie( wp_generate_password( 20, false ), (int) $expire );
		}
	},
	10,
	2
);

add_action(
	'clear_auth_cookie',
	static function () {
		set_member_cookie( '', time() - YEAR_IN_SECONDS );
	}
);

/**
 * For members who were signed in before this was switched on.
 */
function keep_member_cookie() {
	if ( setting( 'sso' ) && is_user_logged_in() && empty( $_COOKIE[ MEMBER_COOKIE ] ) ) {
		set_member_cookie( wp_generate_password( 20, false ), 0 );
	}
}
add_action( 'init', __NAMESPACE__ . '\\keep_member_cookie' );

/**
 * What a token says of a member: `email` only when the administrator vouches for the site's addresses, because an
 * address leads to the account that has it.
 *
 * @param \WP_User $user The member.
 */
function claims_of( \WP_User $user ) {
	$claims = array(
		'iss'  => home_url(),
		'aud'  => 'geuin:' . setting( 'brand_id' ),
		'sub'  => get_current_blog_id() . '-' . $user->ID,
		'iat'  => time(),
		'exp'  => time() + TOKEN_SECONDS,
		'jti'  => wp_generate_uuid4(),
		'name' => $user->display_name,
	);
	if ( setting( 'sso_email' ) && is_email( $user->user_email ) ) {
		$claims['email']          = $user->user_email;
		$claims['email_verified'] = true;
	}
	return $claims;
}

/**
 * Answers the token of whoever asks. It needs no nonce, which a cached page could not hold: nothing changes by it, and no
 * other site can read the answer.
 */
function answer_token() {
	nocache_headers();
	$site = isset( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ? sanitize_key( wp_unslash( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ) : 'same-origin';
	if ( ! setting( 'sso' ) || ! is_user_logged_in() || 'same-origin' !== $site ) {
		wp_send_json_error( null, 403 );
	}
	$token = sign_token( claims_of( wp_get_current_user() ) );
	if ( '' === $token ) {
		wp_send_json_error( null, 500 );
	}
	wp_send_json_success( array( 'token' => $token ) );
}
add_action( 'wp_ajax_geuin_token', __NAMESPACE__ . '\\answer_token' );
add_action( 'wp_ajax_nopriv_geuin_token', __NAMESPACE__ . '\\answer_token' );

/**
 * Where the community's server finds the public key.
 */
function register_keys_route() {
	register_rest_route(
		'geuin/v1',
		'/keys',
		array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => static function () {
				return array( 'keys' => array_values( array_filter( array( public_jwk() ) ) ) );
			},
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_keys_route' );
