<?php
/**
 * The elements that an author may put into a page, and their markup.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

const BOOLEANS = array( 'muted', 'no-autoplay', 'no-loop', 'inline', 'hide-when-signed-out', 'eager' );

/** Attributes that each element takes from an author. Which server is asked, and for whom, is the administrator's. */
const COMMON = array( 'eager', 'locale', 'color-scheme' );

/**
 * What can be shown => its own attributes; the tag is `geuin-` and the key.
 */
function elements() {
	return array(
		'feed'      => array( 'source', 'slug', 'placement-id', 'section', 'embed-id', 'layout', 'start', 'start-at', 'muted', 'no-autoplay', 'no-loop' ),
		'community' => array( 'slug', 'tab', 'layout' ),
		'loop'      => array( 'slug', 'tab' ),
		'profile'   => array( 'slug', 'brand-slug', 'tab' ),
		'explore'   => array( 'layout', 'category' ),
		'auth'      => array( 'inline', 'hide-when-signed-out' ),
		'app'       => array( 'route-base', 'routing', 'manage-head' ),
	);
}

/**
 * The site's settings as attributes: on each element too, because an optimiser may take them from the script tag.
 */
function setting_attributes() {
	/**
	 * Filters whether analytics may be sent: `unset`, `granted` or `denied`. What depends on the visitor goes by script
	 * (`geuin.setConsent()`), since pages are cached.
	 *
	 * @param string $consent As the settings page has it.
	 */
	$consent = apply_filters( 'geuin_consent', setting( 'consent' ) );
	return array_filter(
		array(
			'api-host'     => setting( 'api_host' ),
			'brand-id'     => setting( 'brand_id' ),
			'host-url'     => setting( 'host_url' ),
			'route-base'   => setting( 'route_base' ),
			// An attribute counts more than what a script says later.
			'consent'      => 'unset' === $consent ? '' : $consent,
			'color-scheme' => setting( 'color_scheme' ),
		),
		'strlen'
	);
}

/**
 * Attributes as HTML, with a space before each. `true` gives the name alone; false, null and '' give nothing.
 *
 * @param array $attributes Name => value.
 */
function attributes_html( array $attributes ) {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		if ( true === $value ) {
			$html .= ' ' . esc_attr( $name );
		} elseif ( is_scalar( $value ) && '' !== (string) $value && false !== $value ) {
			$html .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
	}
	return $html;
}

/**
 * Of an author's values those that the element takes.
 *
 * @param string $show   A key of elements().
 * @param array  $values Attribute => text.
 */
function own_attributes( $show, array $values ) {
	$known = array_intersect_key( $values, array_flip( array_merge( elements()[ $show ], COMMON ) ) );
	foreach ( $known as $name => $value ) {
		if ( in_array( $name, BOOLEANS, true ) ) {
			$known[ $name ] = ! in_array( $value, array( false, null, '0', 0, 'false' ), true );
		}
	}
	return $known;
}

/**
 * An element with what stands in it until it shows something, and has the page load the script.
 *
 * @param string $show    A key of elements(); a feed for anything else.
 * @param array  $values  Attribute => text; what the element does not take is left out.
 * @param string $content HTML to stand in it where the server has nothing to tell; '' for a link.
 * @param string $wrapper Attributes of the box around it, as HTML.
 */
function element_html( $show, array $values, $content = '', $wrapper = '' ) {
	$show = isset( elements()[ $show ] ) ? $show : 'feed';
	if ( ! is_configured() ) {
		$hint = current_user_can( 'manage_options' ) ? __( 'Geuin: set the API host and the brand under Settings → Geuin.', 'geuin' ) : '';
		return $hint ? '<p class="geuin-hint">' . esc_html( $hint ) . '</p>' : $content;
	}
	enqueue();
	$own        = own_attributes( $show, $values );
	$attributes = array_merge( setting_attributes(), $own );
	$fallback   = fallback( $show, $own );
	$inside     = '' !== $fallback['html'] ? $fallback['html'] : ( '' !== $content ? $content : link_html( $show, $own ) );
	$tag        = "geuin-$show";
	$wrapper    = '' !== $wrapper ? $wrapper : ' class="geuin-box"';
	return "<div$wrapper><$tag" . attributes_html( $attributes ) . ">$inside</$tag>{$fallback['data']}</div>";
}
