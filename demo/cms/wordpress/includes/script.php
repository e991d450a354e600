<?php
/**
 * The script tag, on the pages that need it.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

/** Ask optimisers to leave the tag as it is: WP Rocket, LiteSpeed, Cloudflare, WP Fastest Cache and what follows them. */
const LEAVE_ALONE = array(
	'data-no-optimize' => '1',
	'data-no-defer'    => '1',
	'data-no-minify'   => '1',
	'data-cfasync'     => 'false',
	'data-wpfc-render' => 'false',
	'nowprocket'       => true,
);

/**
 * The address of the script.
 */
function script_address() {
	$own = setting( 'script_url' );
	return 'address' === setting( 'script' ) && '' !== $own ? $own : plugins_url( 'dist/geuin.js', FILE );
}

/**
 * Has the page load the script, however often it is called.
 */
function enqueue() {
	if ( ! is_configured() ) {
		return;
	}
	$version = 'address' === setting( 'script' ) ? null : VERSION;
	// In the head where that is still to come, otherwise in the footer.
	wp_enqueue_script( 'geuin', script_address(), array(), $version, false );
	wp_enqueue_style( 'geuin', plugins_url( 'assets/geuin.css', FILE ), array(), VERSION );
	enqueue_sso();
}

/**
 * The tag as a module, with the settings. Written anew, since WordPress 6.1 has no modules of its own.
 *
 * @param string $tag    As WordPress has it.
 * @param string $handle Of the script.
 * @param string $src    Its address.
 */
function script_tag( $tag, $handle, $src ) {
	if ( 'geuin' !== $handle ) {
		return $tag;
	}
	$data = array();
	foreach ( setting_attributes() as $name => $value ) {
		$data[ "data-$name" ] = $value;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- The tag of an enqueued script.
	return '<script type="module" src="' . esc_url( $src ) . '" id="geuin-js"' . attributes_html( $data + LEAVE_ALONE ) . "></script>\n";
}
add_filter( 'script_loader_tag', __NAMESPACE__ . '\\script_tag', 20, 3 );

/**
 * Whether a post's text holds something of ours, in whatever form it was written.
 *
 * @param string $text Content of a post, before or after its blocks are rendered.
 */
function has_element( $text ) {
	if ( preg_match( '/<geuin-|<!-- wp:geuin\/|\[geuin[\s\]\/]|class="geuin[" -]|data-geuin=/', $text ) ) {
		return true;
	}
	$hosts = array_filter( array( setting( 'host_url' ), setting( 'api_host' ) ) );
	foreach ( $hosts as $host ) {
		if ( false !== strpos( $text, $host . setting( 'route_base' ) . '/' ) ) {
			return true;
		}
	}
	return false;
}

/**
 * For pages whose posts need the script: a classic theme writes its head before it reads them.
 */
function enqueue_early() {
	global $wp_query;
	foreach ( (array) $wp_query->posts as $post ) {
		if ( $post instanceof \WP_Post && has_element( $post->post_content ) ) {
			enqueue();
			return;
		}
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_early' );

/**
 * For tags and links that somebody wrote by hand, wherever they come out.
 *
 * @param string $text HTML, which is left as it is.
 */
function enqueue_for( $text ) {
	if ( is_string( $text ) && has_element( $text ) ) {
		enqueue();
	}
	return $text;
}
foreach ( array( 'the_content', 'widget_text', 'widget_block_content', 'widget_custom_html_content' ) as $geuin_filter ) {
	add_filter( $geuin_filter, __NAMESPACE__ . '\\enqueue_for', 20 );
}
