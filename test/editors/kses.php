<?php
// Cleans texts as WordPress does with what authors below editor write, by its own files and without a database.
define( 'ABSPATH', $argv[1] . '/' );
define( 'WPINC', 'wp-includes' );
foreach ( array( 'compat', 'load', 'plugin', 'functions', 'formatting', 'kses' ) as $file ) {
	require ABSPATH . "wp-includes/$file.php";
}
echo json_encode( array_map( 'wp_kses_post', json_decode( $argv[2], true ) ) );
