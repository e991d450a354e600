<?php
/**
 * Lets authors below editor write our tags: WordPress takes every tag that it does not know from what they save.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

/**
 * Adds our tags with the attributes that choose what shows. Which server is asked stays with the administrator: a tag
 * with an address of its own could ask a visitor for codes and passwords in the site's name.
 *
 * @param array  $tags    Tag => attributes.
 * @param string $context Where the text will stand.
 */
function allow_tags( $tags, $context ) {
	if ( 'post' !== $context || ! is_array( $tags ) ) {
		return $tags;
	}
	foreach ( elements() as $show => $attributes ) {
		$names                 = array_merge( $attributes, COMMON, array( 'class', 'id', 'style' ) );
		$tags[ "geuin-$show" ] = array_fill_keys( array_diff( $names, array( 'route-base' ) ), true );
	}
	return $tags;
}
add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\\allow_tags', 10, 2 );

/**
 * Has the classic editor keep our tags when somebody switches between its two views.
 *
 * @param array $options Of TinyMCE.
 */
function allow_in_tinymce( $options ) {
	foreach ( array_keys( elements() ) as $show ) {
		$options['custom_elements']         = ( empty( $options['custom_elements'] ) ? '' : $options['custom_elements'] . ',' ) . "geuin-$show";
		$options['extended_valid_elements'] = ( empty( $options['extended_valid_elements'] ) ? '' : $options['extended_valid_elements'] . ',' ) . "geuin-{$show}[*]";
	}
	return $options;
}
add_filter( 'tiny_mce_before_init', __NAMESPACE__ . '\\allow_in_tinymce' );
