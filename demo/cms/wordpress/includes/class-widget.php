<?php
/**
 * The widget, for sidebars of classic themes.
 *
 * @package Geuin
 */

namespace Geuin;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what an address of the community shows, or its latest videos.
 */
class Widget extends \WP_Widget {

	/**
	 * Names the widget.
	 */
	public function __construct() {
		parent::__construct( 'geuin', __( 'Geuin feed', 'geuin' ), array( 'description' => __( 'Short videos and the people around them.', 'geuin' ) ) );
	}

	/**
	 * Writes the widget into a sidebar.
	 *
	 * @param array $args     Of the sidebar.
	 * @param array $instance What was chosen.
	 */
	public function widget( $args, $instance ) {
		$found = element_of_address( isset( $instance['address'] ) ? $instance['address'] : '' );
		$html  = $found ? element_html( $found[0], $found[1] ) : element_html(
			'feed',
			array(
				'source' => 'latest',
				'layout' => 'carousel',
			)
		);
		$title = apply_filters( 'widget_title', isset( $instance['title'] ) ? $instance['title'] : '', $instance, $this->id_base );
		echo wp_kses_post( $args['before_widget'] );
		if ( '' !== $title ) {
			echo wp_kses_post( $args['before_title'] . esc_html( $title ) . $args['after_title'] );
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
		echo $html;
		echo wp_kses_post( $args['after_widget'] );
	}

	/**
	 * Writes its form.
	 *
	 * @param array $instance What was chosen.
	 */
	public function form( $instance ) {
		$fields = array(
			'title'   => __( 'Title', 'geuin' ),
			'address' => __( 'Address of a video, a community or a profile; the latest videos without it', 'geuin' ),
		);
		foreach ( $fields as $name => $label ) {
			$value = isset( $instance[ $name ] ) ? $instance[ $name ] : '';
			printf(
				'<p><label for="%1$s">%2$s</label><input class="widefat" id="%1$s" name="%3$s" value="%4$s"></p>',
				esc_attr( $this->get_field_id( $name ) ),
				esc_html( $label ),
				esc_attr( $this->get_field_name( $name ) ),
				esc_attr( $value )
			);
		}
	}

	/**
	 * What the form sends, as it is stored.
	 *
	 * @param array $input Of the form.
	 * @param array $old   What was chosen before.
	 */
	public function update( $input, $old ) {
		return array(
			'title'   => sanitize_text_field( isset( $input['title'] ) ? $input['title'] : '' ),
			'address' => esc_url_raw( isset( $input['address'] ) ? $input['address'] : '', array( 'http', 'https' ) ),
		);
	}
}

add_action(
	'widgets_init',
	static function () {
		register_widget( __NAMESPACE__ . '\\Widget' );
	}
);
