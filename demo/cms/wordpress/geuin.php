<?php
/**
 * Plugin Name:       Geuin
 * Description:       A community of short videos in your posts and pages: a block, a shortcode, a widget, and pasted addresses.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Geuin
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       geuin
 * Domain Path:       /languages
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';
const FILE    = __FILE__;

foreach ( array( 'settings', 'elements', 'addresses', 'fallback', 'script', 'block', 'class-widget', 'embeds', 'kses', 'sso-key', 'sso', 'admin-page' ) as $geuin_file ) {
	require_once __DIR__ . "/includes/$geuin_file.php";
}

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'geuin', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	},
	1
);

register_activation_hook( FILE, __NAMESPACE__ . '\\sso_key' );
