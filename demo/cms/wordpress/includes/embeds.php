<?php
/**
 * Pasted addresses of the community's pages, and the shortcode.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

/**
 * Has WordPress know the community's addresses. On a page they become elements, which share the page's sign-in; the
 * editor asks the community itself, by oEmbed, and so do other systems that read this site.
 */
function register_embeds() {
	$pattern = address_pattern();
	if ( null === $pattern || ! is_configured() ) {
		return;
	}
	wp_embed_register_handler( 'geuin', $pattern, __NAMESPACE__ . '\\embed_html' );
	wp_oembed_add_provider( $pattern, setting( 'api_host' ) . '/oembed', true );
}
add_action( 'init', __NAMESPACE__ . '\\register_embeds' );

/**
 * What stands for a pasted address.
 *
 * @param array  $matches Of address_pattern().
 * @param array  $size    Unused.
 * @param string $url     The address.
 */
function embed_html( $matches, $size, $url ) {
	$found = element_of_address( $url );
	return $found ? element_html( $found[0], $found[1] ) : esc_url( $url );
}

/**
 * `[geuin source="latest" layout="carousel"]`, `[geuin show="community" slug="…"]`, `[geuin url="https://…/video/…"]`.
 *
 * @param array|string $given Attributes; those without a value come as values.
 */
function shortcode( $given ) {
	$values = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		if ( is_int( $name ) ) {
			$values[ $value ] = true;
		} else {
			$values[ str_replace( '_', '-', $name ) ] = $value;
		}
	}
	$found = isset( $values['url'] ) ? element_of_address( (string) $values['url'] ) : null;
	$show  = isset( $values['show'] ) ? (string) $values['show'] : 'feed';
	return $found ? element_html( $found[0], $found[1] + $values ) : element_html( $show, $values );
}
add_shortcode( 'geuin', __NAMESPACE__ . '\\shortcode' );
