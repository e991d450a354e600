<?php
/**
 * What stands in an element without scripts, for search engines and until it has drawn itself: links to its videos.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

const NOTHING = array(
	'html' => '',
	'data' => '',
);

/**
 * The call that answers the videos of an element: [ path, query ]; null where there is none.
 *
 * @param string $show   A key of elements().
 * @param array  $values Attribute => text.
 */
function feed_call( $show, array $values ) {
	$source = 'feed' === $show ? ( isset( $values['source'] ) ? $values['source'] : 'home' ) : $show;
	$slug   = isset( $values['slug'] ) ? (string) $values['slug'] : '';
	$paths  = array(
		'community' => 'feed/community',
		'loop'      => 'feed/loop',
		'video'     => 'feed/video',
		'profile'   => 'profile/brand/videos',
	);
	if ( isset( $paths[ $source ] ) ) {
		return '' !== $slug ? array( $paths[ $source ], array( 'slug' => $slug ) ) : null;
	}
	if ( in_array( $source, array( 'latest', 'popular' ), true ) ) {
		return array( 'feed/home', array( 'sort' => $source ) );
	}
	return 'home' === $source && empty( $values['embed-id'] ) ? array( 'feed/home', array() ) : null;
}

/**
 * The first videos of a call, each an array as the API answers it. Kept for ten minutes; what failed for one, so that
 * a server that is down does not slow down every page.
 *
 * @param array $call See feed_call().
 */
function videos_of( array $call ) {
	list( $path, $query ) = $call;
	$address              = add_query_arg( array_map( 'rawurlencode', $query + array( 'limit' => '6' ) ), setting( 'api_host' ) . "/goservices/$path" );
	$key                  = 'geuin_videos_' . md5( setting( 'brand_id' ) . ' ' . $address );
	$kept                 = get_transient( $key );
	if ( is_array( $kept ) ) {
		return $kept;
	}
	$answer = wp_remote_get(
		$address,
		array(
			'timeout'             => 2,
			'redirection'         => 0,
			'limit_response_size' => 512 * KB_IN_BYTES,
			'headers'             => array( 'x-brand-id' => setting( 'brand_id' ) ),
		)
	);
	$body   = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
	$items  = isset( $body['data']['items'] ) && is_array( $body['data']['items'] ) ? $body['data']['items'] : array();
	$videos = array_slice( array_filter( array_map( __NAMESPACE__ . '\\read_video', $items ) ), 0, 6 );
	set_transient( $key, $videos, $videos ? 10 * MINUTE_IN_SECONDS : MINUTE_IN_SECONDS );
	return $videos;
}

/**
 * What a page says of a video; null for anything else.
 *
 * @param mixed $item Of a feed's answer.
 */
function read_video( $item ) {
	$text = static function ( ...$keys ) use ( $item ) {
		$value = $item;
		foreach ( $keys as $key ) {
			$value = is_array( $value ) && isset( $value[ $key ] ) ? $value[ $key ] : '';
		}
		return is_string( $value ) ? $value : '';
	};
	if ( 'video' !== $text( 'type' ) || '' === $text( 'slug' ) ) {
		return null;
	}
	$picture = $text( 'media', 'thumb_url' );
	return array(
		'slug'    => $text( 'slug' ),
		'title'   => '' !== $text( 'title' ) ? $text( 'title' ) : $text( 'caption' ),
		'author'  => '' !== $text( 'author', 'name' ) ? $text( 'author', 'name' ) : $text( 'author', 'nickname' ),
		'picture' => '' !== $picture && '/' === $picture[0] ? setting( 'api_host' ) . $picture : $picture,
		'date'    => $text( 'created_at' ),
	);
}

/**
 * The fallback of an element: its HTML, and the JSON-LD that stands beside it. Both '' when there is nothing to tell.
 *
 * @param string $show   A key of elements().
 * @param array  $values Attribute => text.
 */
function fallback( $show, array $values ) {
	$call   = setting( 'fallback' ) ? feed_call( $show, $values ) : null;
	$videos = $call ? videos_of( $call ) : array();
	if ( ! $videos ) {
		return NOTHING;
	}
	$html = '';
	$data = array();
	foreach ( $videos as $video ) {
		$address = page_address( 'video', $video['slug'] );
		$name    = '' !== $video['title'] ? $video['title'] : __( 'Video', 'geuin' );
		/* translators: 1: title of a video, 2: its author. */
		$label   = '' !== $video['author'] ? sprintf( __( '%1$s, by %2$s', 'geuin' ), $name, $video['author'] ) : $name;
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- It is on the community's server, no attachment.
		$picture = '' !== $video['picture'] ? sprintf( '<img src="%s" alt="" width="135" height="240" loading="lazy">', esc_url( $video['picture'] ) ) : '';
		$html   .= sprintf( '<li><a href="%s">%s<span>%s</span></a></li>', esc_url( $address ), $picture, esc_html( $label ) );
		$data[]  = array_filter(
			array(
				'@context'     => 'https://schema.org',
				'@type'        => 'VideoObject',
				'name'         => $name,
				'description'  => $label,
				'url'          => $address,
				'thumbnailUrl' => $video['picture'],
				'uploadDate'   => $video['date'],
			)
		);
	}
	return array(
		'html' => "<ul class=\"geuin-links\">$html</ul>",
		'data' => '<script type="application/ld+json">' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . '</script>',
	);
}

/**
 * One link to what an element shows.
 *
 * @param string $show   A key of elements().
 * @param array  $values Attribute => text.
 */
function link_html( $show, array $values ) {
	if ( 'auth' === $show ) {
		return '';
	}
	list( $page, $slug ) = page_of( $show, $values );
	return sprintf( '<a href="%s">%s</a>', esc_url( page_address( $page, $slug ) ), esc_html__( 'Watch the videos', 'geuin' ) );
}
