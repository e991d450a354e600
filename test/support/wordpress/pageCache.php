<?php
// Does what page caches do, more bluntly: the first answer of a path is everybody's, members included.
if ( PHP_SAPI !== 'cli' && 'GET' === $_SERVER['REQUEST_METHOD'] && ! preg_match( '#^/wp-|\?#', $_SERVER['REQUEST_URI'] ) ) {
	$file = WP_CONTENT_DIR . '/cache-' . md5( $_SERVER['REQUEST_URI'] );
	if ( is_file( $file ) ) {
		header( 'x-cache: hit' );
		readfile( $file );
		exit;
	}
	ob_start(
		static function ( $html ) use ( $file ) {
			if ( 200 === http_response_code() && strlen( $html ) > 0 ) {
				file_put_contents( $file, $html );
			}
			return $html;
		}
	);
}
