<?php
/**
 * The key that this site signs its members' tokens with (ES256).
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

const KEY_OPTION = 'geuin_sso_key';

/**
 * Bytes as a token has them.
 *
 * @param string $bytes Any.
 */
function base64url( $bytes ) {
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- RFC 7515.
	return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
}

/**
 * The private key as PEM, made when there is none; '' where PHP has no OpenSSL. `GEUIN_SSO_KEY` in wp-config.php keeps
 * it out of the database.
 */
function sso_key() {
	if ( defined( 'GEUIN_SSO_KEY' ) ) {
		return (string) GEUIN_SSO_KEY;
	}
	$kept = get_option( KEY_OPTION, '' );
	if ( is_string( $kept ) && '' !== $kept ) {
		return $kept;
	}
	return renew_sso_key();
}

/**
 * Makes another key; tokens of the one before work no longer.
 */
function renew_sso_key() {
	if ( ! function_exists( 'openssl_pkey_new' ) ) {
		return '';
	}
	$pair = openssl_pkey_new(
		array(
			'private_key_type' => OPENSSL_KEYTYPE_EC,
			'curve_name'       => 'prime256v1',
		)
	);
	if ( ! $pair || ! openssl_pkey_export( $pair, $pem ) ) {
		return '';
	}
	// Not loaded with every page.
	update_option( KEY_OPTION, $pem, false );
	return $pem;
}

/**
 * The public key as the community's server reads it (RFC 7517); null where there is none.
 */
function public_jwk() {
	$key     = '' !== sso_key() ? openssl_pkey_get_private( sso_key() ) : false;
	$details = $key ? openssl_pkey_get_details( $key ) : false;
	if ( ! isset( $details['ec']['x'], $details['ec']['y'] ) ) {
		return null;
	}
	$point = array(
		'crv' => 'P-256',
		'kty' => 'EC',
		'x'   => base64url( str_pad( $details['ec']['x'], 32, "\0", STR_PAD_LEFT ) ),
		'y'   => base64url( str_pad( $details['ec']['y'], 32, "\0", STR_PAD_LEFT ) ),
	);
	return $point + array(
		'alg' => 'ES256',
		'use' => 'sig',
		// RFC 7638.
		'kid' => base64url( hash( 'sha256', wp_json_encode( $point ), true ) ),
	);
}

/**
 * A signature as OpenSSL gives it (DER) in the form of a token: two numbers of 32 bytes.
 *
 * @param string $der SEQUENCE of two INTEGERs, each shorter than 128 bytes.
 */
function raw_signature( $der ) {
	$raw = '';
	$at  = 2;
	for ( $number = 0; $number < 2; $number++ ) {
		$length = ord( $der[ $at + 1 ] );
		$raw   .= str_pad( ltrim( substr( $der, $at + 2, $length ), "\0" ), 32, "\0", STR_PAD_LEFT );
		$at    += 2 + $length;
	}
	return $raw;
}

/**
 * A signed token; '' where there is no key.
 *
 * @param array $claims What it says.
 */
function sign_token( array $claims ) {
	$jwk = public_jwk();
	if ( null === $jwk ) {
		return '';
	}
	$header = array(
		'alg' => 'ES256',
		'typ' => 'JWT',
		'kid' => $jwk['kid'],
	);
	$text   = base64url( wp_json_encode( $header ) ) . '.' . base64url( wp_json_encode( $claims ) );
	$signed = openssl_sign( $text, $der, openssl_pkey_get_private( sso_key() ), OPENSSL_ALGO_SHA256 );
	return $signed ? $text . '.' . base64url( raw_signature( $der ) ) : '';
}
