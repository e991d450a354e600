<?php
// What a web server's rewrite rules do for WordPress: a file that exists is itself, every other path is index.php.
$path = rtrim( $_SERVER['DOCUMENT_ROOT'] . rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ), '/' );
if ( is_file( $path ) || is_file( "$path/index.php" ) && $path !== $_SERVER['DOCUMENT_ROOT'] ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
