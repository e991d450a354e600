<?php
/**
 * Addresses of the community's pages, both ways.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

/** Kind of page => the element that shows it. A video is a feed that begins with it. */
const PAGES = array(
	'video'     => 'feed',
	'community' => 'community',
	'group'     => 'loop',
	'profile'   => 'profile',
);

/** Pages without a slug that are feeds, by the names of their sources. */
const FEEDS = array( 'home', 'latest', 'popular' );

/**
 * The address of a page of the community.
 *
 * @param string $page Such as `video` or `home`.
 * @param string $slug '' for a page without one.
 */
function page_address( $page, $slug = '' ) {
	$host = setting( 'host_url' );
	$path = setting( 'route_base' ) . '/' . $page . ( '' !== $slug ? '/' . rawurlencode( $slug ) : '' );
	return ( '' !== $host ? $host : setting( 'api_host' ) ) . $path;
}

/**
 * What a feed's or an element's own page is: [ page, slug ].
 *
 * @param string $show   A key of elements().
 * @param array  $values Attribute => text.
 */
function page_of( $show, array $values ) {
	$slug   = isset( $values['slug'] ) ? (string) $values['slug'] : '';
	$source = 'feed' === $show ? ( isset( $values['source'] ) ? $values['source'] : 'home' ) : $show;
	$source = 'loop' === $source ? 'group' : $source;
	if ( 'profile' === $show && ! empty( $values['brand-slug'] ) ) {
		return array( 'brand', (string) $values['brand-slug'] );
	}
	if ( '' !== $slug && in_array( $source, array( 'video', 'community', 'group', 'profile', 'brand' ), true ) ) {
		return array( $source, $slug );
	}
	return array( in_array( $source, array( 'latest', 'popular', 'explore' ), true ) ? $source : 'home', '' );
}

/**
 * The pattern of an address that this site's elements can show, with the groups 1: kind of page, 2: slug, 3: source of a feed. Null while
 * there is no host.
 */
function address_pattern() {
	$hosts = array_filter( array_unique( array( setting( 'host_url' ), setting( 'api_host' ) ) ) );
	if ( ! $hosts ) {
		return null;
	}
	$quoted = array_map(
		static function ( $host ) {
			return preg_quote( preg_replace( '#^https?://#i', '', $host ), '#' );
		},
		$hosts
	);
	$base   = preg_quote( setting( 'route_base' ), '#' );
	$page   = '(' . implode( '|', array_keys( PAGES ) ) . ')/([^/?\#\s]+)|(' . implode( '|', FEEDS ) . ')';
	return '#^https?://(?:' . implode( '|', $quoted ) . ")(?:$base)?/(?:$page)/?(?:[?\#]\S*)?$#i";
}

/**
 * What an address shows: [ element, attributes ]; null for an address that is not the community's.
 *
 * @param string $url As somebody pasted it.
 */
function element_of_address( $url ) {
	$pattern = address_pattern();
	if ( null === $pattern || ! preg_match( $pattern, trim( $url ), $match ) ) {
		return null;
	}
	if ( isset( $match[3] ) ) {
		return array( 'feed', array( 'source' => strtolower( $match[3] ) ) );
	}
	$page   = strtolower( $match[1] );
	$values = array( 'slug' => rawurldecode( $match[2] ) );
	if ( 'video' === $page ) {
		$values['source'] = 'video';
	}
	return array( PAGES[ $page ], $values );
}
