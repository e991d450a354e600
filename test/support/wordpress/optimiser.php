<?php
// Does what script optimisers do: combines the classic scripts of the site into one file under another name and defers
// it, and renames modules and holds them back until the visitor moves, as WP Rocket's and LiteSpeed's delay does with
// those that do not ask to be left alone. `?rude` ignores that they ask.
if ( PHP_SAPI !== 'cli' && ! preg_match( '#^/wp-#', $_SERVER['REQUEST_URI'] ) ) {
	ob_start(
		static function ( $html ) {
			$combined = '';
			$html     = preg_replace_callback(
				'#<script\b([^>]*)\bsrc=[\'"]([^\'"]+)[\'"]([^>]*)></script>#',
				static function ( $match ) use ( &$combined ) {
					list( $tag, $before, $src, $after ) = $match;
					$path = ABSPATH . ltrim( (string) parse_url( $src, PHP_URL_PATH ), '/' );
					if ( strpos( $src, home_url() ) !== 0 || ! is_file( $path ) ) {
						return $tag;
					}
					if ( strpos( $tag, 'type="module"' ) !== false ) {
						if ( strpos( $tag, 'data-no-optimize' ) !== false && ! isset( $_GET['rude'] ) ) {
							return $tag;
						}
						// Beside the old one, since what a module imports is relative to it.
						$renamed = 'optimised-' . md5_file( $path ) . '.js';
						copy( $path, dirname( $path ) . "/$renamed" );
						$address = dirname( $src ) . "/$renamed";
						return '<script' . str_replace( 'type="module"', 'type="delayed"', $before ) . 'data-src="' . $address . '"' . $after . ' defer></script>';
					}
					$combined .= file_get_contents( $path ) . "\n;";
					return '';
				},
				$html
			);
			$name = 'optimised-' . md5( $combined ) . '.js';
			file_put_contents( WP_CONTENT_DIR . "/$name", $combined );
			$delay = '<script>addEventListener("pointermove",()=>{for(const old of document.querySelectorAll("script[type=delayed]")){const s=document.createElement("script");for(const{name,value}of old.attributes)s.setAttribute(name==="data-src"?"src":name,name==="type"?"module":value);old.replaceWith(s)}},{once:true})</script>';
			return str_replace( '</body>', $delay . '<script defer src="' . content_url( $name ) . '"></script></body>', $html );
		}
	);
}
