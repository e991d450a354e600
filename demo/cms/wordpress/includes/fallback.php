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
 * Where the API says what a place is, by element.
 */
const PLACE_PATHS = array(
	'community' => 'api/v3/community',
	'profile'   => 'goservices/profile/info',
);

/**
 * What the API answers, read by a function and kept for ten minutes; what failed for one, so that a server that is down
 * does not slow down every page.
 *
 * @param string   $path  Below the API host.
 * @param array    $query Name => text.
 * @param callable $read  Gets the answer's data, gives an array; an empty one where there is nothing to tell.
 */
function kept_answer( $path, array $query, callable $read ) {
	$address = add_query_arg( array_map( 'rawurlencode', $query ), setting( 'api_host' ) . "/$path" );
	// Another version reads answers in another way.
	$key  = 'geuin_' . md5( VERSION . ' ' . setting( 'brand_id' ) . ' ' . $address );
	$kept = get_transient( $key );
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
	$found  = isset( $body['data'] ) && is_array( $body['data'] ) ? $read( $body['data'] ) : array();
	set_transient( $key, $found, $found ? 10 * MINUTE_IN_SECONDS : MINUTE_IN_SECONDS );
	return $found;
}

/**
 * A text of an answer; '' for anything else.
 *
 * @param mixed  $value   Of an answer.
 * @param string ...$keys The way to it.
 */
function text_at( $value, ...$keys ) {
	foreach ( $keys as $key ) {
		$value = is_array( $value ) && isset( $value[ $key ] ) ? $value[ $key ] : '';
	}
	return is_string( $value ) ? $value : '';
}

/**
 * The first of some texts that says something; '' for none.
 *
 * @param string ...$texts In their order.
 */
function first_text( ...$texts ) {
	foreach ( $texts as $text ) {
		if ( '' !== $text ) {
			return $text;
		}
	}
	return '';
}

/**
 * The first videos of a call, each as read_video() gives it.
 *
 * @param array $call See feed_call().
 */
function videos_of( array $call ) {
	list( $path, $query ) = $call;
	return kept_answer(
		"goservices/$path",
		$query + array( 'limit' => '6' ),
		static function ( array $data ) {
			$items = isset( $data['items'] ) && is_array( $data['items'] ) ? $data['items'] : array();
			return array_slice( array_values( array_filter( array_map( __NAMESPACE__ . '\\read_video', $items ) ) ), 0, 6 );
		}
	);
}

/**
 * What a page says of a video; null for anything else.
 *
 * @param mixed $item Of a feed's answer.
 */
function read_video( $item ) {
	if ( 'video' !== text_at( $item, 'type' ) || '' === text_at( $item, 'slug' ) ) {
		return null;
	}
	$media = static function ( $key ) use ( $item ) {
		$address = text_at( $item, 'media', $key );
		return '' !== $address && '/' === $address[0] ? setting( 'api_host' ) . $address : $address;
	};
	$seconds = isset( $item['media']['duration'] ) && is_numeric( $item['media']['duration'] ) ? round( (float) $item['media']['duration'], 1 ) : 0;
	return array(
		'slug'     => text_at( $item, 'slug' ),
		'title'    => first_text( text_at( $item, 'title' ), text_at( $item, 'caption' ) ),
		'caption'  => text_at( $item, 'caption' ),
		'author'   => first_text( text_at( $item, 'author', 'name' ), text_at( $item, 'author', 'nickname' ) ),
		'picture'  => $media( 'thumb_url' ),
		'play'     => $media( 'play_url' ),
		'poster'   => first_text( $media( 'poster_url' ), $media( 'thumb_url' ) ),
		'file'     => $media( 'fast_start_url' ),
		'duration' => $seconds > 0 ? "PT{$seconds}S" : '',
		'date'     => text_at( $item, 'created_at' ),
	);
}

/**
 * Name and description of a community, or a person's name and what they say of themselves, as HTML; '' for other elements.
 *
 * @param string $show   A key of elements().
 * @param array  $values Attribute => text.
 */
function place_html( $show, array $values ) {
	$slug = isset( $values['slug'] ) ? (string) $values['slug'] : '';
	if ( '' === $slug || ! isset( PLACE_PATHS[ $show ] ) ) {
		return '';
	}
	$place = kept_answer(
		PLACE_PATHS[ $show ],
		array( 'slug' => $slug ),
		static function ( array $data ) {
			return array(
				'name'  => text_at( $data, 'name' ),
				'about' => first_text( text_at( $data, 'description' ), text_at( $data, 'bio' ) ),
			);
		}
	);
	return empty( $place['name'] ) ? '' : sprintf( '<h2>%s</h2><p>%s</p>', esc_html( $place['name'] ), esc_html( $place['about'] ) );
}

/**
 * A link with a picture of a video, as HTML. Where the server has a picture with a play sign in itself, it needs no style:
 * feed readers and newsletters show it as it is.
 *
 * @param array  $video   See read_video().
 * @param string $address Of its page.
 * @param string $name    Its title.
 * @param string $label   Its title with its author.
 */
function link_of_video( array $video, $address, $name, $label ) {
	// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- It is on the community's server, no attachment.
	if ( '' !== $video['play'] ) {
		/* translators: %s: title of a video. */
		$play    = sprintf( __( 'Play: %s', 'geuin' ), $name );
		$picture = sprintf( '<img src="%s" alt="%s" width="270" height="480" loading="lazy">', esc_url( $video['play'] ), esc_attr( $play ) );
		return sprintf( '<a href="%1$s">%2$s</a><br><a href="%1$s">%3$s</a>', esc_url( $address ), $picture, esc_html( $label ) );
	}
	$picture = '' !== $video['picture'] ? sprintf( '<img src="%s" alt="" width="135" height="240" loading="lazy">', esc_url( $video['picture'] ) ) : '';
	// phpcs:enable
	return sprintf( '<a href="%s">%s<span>%s</span></a>', esc_url( $address ), $picture, esc_html( $label ) );
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
		$html   .= '<li>' . link_of_video( $video, $address, $name, $label ) . '</li>';
		$data[]  = array_filter(
			array(
				'@type'        => 'VideoObject',
				'name'         => $name,
				'description'  => first_text( $video['caption'], $label ),
				'thumbnailUrl' => $video['poster'],
				'uploadDate'   => $video['date'],
				'duration'     => $video['duration'],
				'contentUrl'   => $video['file'],
				'url'          => $address,
			)
		);
	}
	$graph = array(
		'@context' => 'https://schema.org',
		'@graph'   => $data,
	);
	return array(
		'html' => place_html( $show, $values ) . "<ul class=\"geuin-links\">$html</ul>",
		'data' => '<script type="application/ld+json">' . wp_json_encode( $graph, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . '</script>',
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
