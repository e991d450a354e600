<?php
/**
 * The block, its preview, and a pattern with it.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the block. Its script needs no build: it uses WordPress's own packages.
 */
function register_block() {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n', 'wp-url' );
	wp_register_script( 'geuin-block', plugins_url( 'block/index.js', FILE ), $needs, VERSION, true );
	wp_register_style( 'geuin-editor', plugins_url( 'block/editor.css', FILE ), array(), VERSION );
	wp_register_style( 'geuin', plugins_url( 'assets/geuin.css', FILE ), array(), VERSION );
	wp_register_script( 'geuin-look', plugins_url( 'assets/look.js', FILE ), array(), VERSION, true );
	wp_set_script_translations( 'geuin-block', 'geuin', dirname( FILE ) . '/languages' );
	register_block_type(
		dirname( FILE ) . '/block',
		array(
			'render_callback' => __NAMESPACE__ . '\\render_block',
			'editor_style'    => 'geuin-editor',
		)
	);
	register_block_pattern(
		'geuin/latest-videos',
		array(
			'title'       => __( 'Latest videos', 'geuin' ),
			'description' => __( 'A heading over a row of the community’s latest videos.', 'geuin' ),
			'categories'  => array( 'featured', 'posts' ),
			'content'     => '<!-- wp:heading --><h2>' . esc_html__( 'Latest videos', 'geuin' ) . '</h2><!-- /wp:heading -->'
				. sprintf( '<!-- wp:geuin/feed {"show":"feed","source":"latest","layout":"carousel","address":"%1$s"} --><p class="wp-block-geuin-feed"><a class="geuin" href="%1$s">%2$s</a></p><!-- /wp:geuin/feed -->', esc_url( page_address( 'latest' ) ), esc_html( preg_replace( '#^https?://#', '', page_address( 'latest' ) ) ) ),
		)
	);
}
add_action( 'init', __NAMESPACE__ . '\\register_block' );

/**
 * What the block's script has to know of this site.
 */
function print_block_settings() {
	$data = array(
		'isConfigured' => is_configured(),
		'base'         => untrailingslashit( str_replace( '/home', '', page_address( 'home' ) ) ),
		'apiBase'      => setting( 'api_host' ) . setting( 'route_base' ),
		'preview'      => wp_nonce_url( admin_url( 'admin-ajax.php?action=geuin_preview' ), 'geuin_preview' ),
	);
	// wp_nonce_url() escapes for HTML.
	$data['preview'] = html_entity_decode( $data['preview'], ENT_QUOTES );
	wp_add_inline_script( 'geuin-block', 'window.geuinBlock = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\print_block_settings' );

/**
 * The colour of text on an accent: whichever of black and white has the better contrast (WCAG 2).
 *
 * @param string $hex `#rrggbb`.
 */
function text_colour_on( $hex ) {
	$light = 0.0;
	foreach ( array( 0.2126, 0.7152, 0.0722 ) as $at => $share ) {
		$part   = hexdec( substr( $hex, 1 + 2 * $at, 2 ) ) / 255;
		$light += $share * ( $part <= 0.04045 ? $part / 12.92 : pow( ( $part + 0.055 ) / 1.055, 2.4 ) );
	}
	return $light > 0.179 ? '#000000' : '#ffffff';
}

/**
 * Attributes of the box around a block's element, with the block's colour and corners. A script makes styles of these,
 * since a strict policy allows no `style` attribute.
 *
 * @param array $attributes Of the block.
 */
function box_attributes( array $attributes ) {
	$accent = isset( $attributes['accent'] ) ? sanitize_hex_color( $attributes['accent'] ) : '';
	if ( $accent && 4 === strlen( $accent ) ) {
		$accent = "#{$accent[1]}{$accent[1]}{$accent[2]}{$accent[2]}{$accent[3]}{$accent[3]}";
	}
	$look = array();
	if ( $accent ) {
		$look['--geuin-accent']    = $accent;
		$look['--geuin-on-accent'] = text_colour_on( $accent );
	}
	if ( isset( $attributes['radius'] ) && is_numeric( $attributes['radius'] ) ) {
		$look['--geuin-radius'] = sprintf( '%dpx', min( 28, max( 0, (int) $attributes['radius'] ) ) );
	}
	$box = array( 'class' => 'geuin-box' );
	if ( $look ) {
		wp_enqueue_script( 'geuin-look' );
		$box['data-geuin-look'] = wp_json_encode( $look );
	}
	return $box;
}

/**
 * What visitors get in place of the link that the post holds.
 *
 * @param array  $attributes Of the block.
 * @param string $content    The link.
 */
function render_block( $attributes, $content ) {
	if ( empty( $attributes['show'] ) ) {
		return '';
	}
	$values  = array(
		'source'      => isset( $attributes['source'] ) ? $attributes['source'] : '',
		'slug'        => isset( $attributes['slug'] ) ? $attributes['slug'] : '',
		'layout'      => isset( $attributes['layout'] ) ? $attributes['layout'] : '',
		'muted'       => ! empty( $attributes['muted'] ),
		'no-autoplay' => ! empty( $attributes['noAutoplay'] ),
	);
	$wrapper = get_block_wrapper_attributes( box_attributes( $attributes ) );
	return element_html( $attributes['show'], array_filter( $values ), $content, " $wrapper" );
}

/**
 * A page with one element, for the frame in the editor.
 */
function answer_preview() {
	check_ajax_referer( 'geuin_preview' );
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_die( '', '', array( 'response' => 403 ) );
	}
	$given = static function ( $name ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked above.
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	};
	$look  = array(
		'accent' => $given( 'accent' ),
		'radius' => $given( 'radius' ),
	);
	$html  = element_html(
		$given( 'show' ),
		array_filter(
			array(
				'source'      => $given( 'source' ),
				'slug'        => $given( 'slug' ),
				'layout'      => $given( 'layout' ),
				'muted'       => true,
				'no-autoplay' => true,
			)
		),
		'',
		attributes_html( box_attributes( $look ) )
	);
	header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
	echo '<!doctype html><html ';
	language_attributes();
	echo '><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
	wp_print_styles( array( 'geuin', 'geuin-editor' ) );
	wp_print_scripts( array( 'geuin' ) );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
	echo '<body class="geuin-preview-page">' . $html;
	wp_print_scripts( array( 'geuin-look' ) );
	echo '</body></html>';
	exit;
}
add_action( 'wp_ajax_geuin_preview', __NAMESPACE__ . '\\answer_preview' );
