<?php
// Runs the module without Drupal: of Drupal's classes it has what the module uses. Writes as JSON what it adds to a page,
// what its block is, and the settings that its form keeps.
namespace Drupal\Core\Cache {
	class CacheableMetadata {
		public $tags = array();
		public static function createFromRenderArray( array $build ) {
			return new self();
		}
		public function addCacheableDependency( $config ) {
			$this->tags[] = 'config:' . $config->name;
			return $this;
		}
		public function applyTo( array &$build ) {
			$build['#cache']['tags'] = $this->tags;
		}
	}
}

namespace Drupal\Core\Form {
	interface FormStateInterface {
		public function getValue( $name );
	}
	trait RedundantEditableConfigNamesTrait {}
	class ConfigFormBase {
		protected function t( $text ) {
			return $text;
		}
		public function buildForm( array $form, FormStateInterface $form_state ) {
			return $form;
		}
	}
}

namespace Drupal\Core\Block {
	class BlockBase {
		protected $configuration;
		public function __construct( array $configuration ) {
			$this->configuration = $configuration + $this->defaultConfiguration();
		}
		protected function t( $text ) {
			return $text;
		}
	}
}

namespace {
	list( , $module, $input ) = $argv;
	$input = json_decode( $input, true );

	class Drupal {
		public static function service( $name ) {
			return new class() {
				public function isAdminRoute() {
					return ! empty( $GLOBALS['input']['isAdmin'] );
				}
			};
		}
		public static function config( $name ) {
			return new class( $name, $GLOBALS['input']['settings'] ) {
				public $name;
				private $values;
				public function __construct( $name, array $values ) {
					$this->name   = $name;
					$this->values = $values;
				}
				public function get( $key ) {
					return isset( $this->values[ $key ] ) ? $this->values[ $key ] : null;
				}
			};
		}
	}
	class Submitted implements Drupal\Core\Form\FormStateInterface {
		public function getValue( $name ) {
			return $GLOBALS['input']['block'][ $name ];
		}
	}

	require "$module/geuin.module";
	require "$module/src/Form/SettingsForm.php";
	require "$module/src/Plugin/Block/FeedBlock.php";
	$page = array();
	geuin_page_attachments( $page );
	$block = new Drupal\geuin\Plugin\Block\FeedBlock( array( 'id' => 'geuin_feed', 'label' => 'Videos' ) );
	$state = new Submitted();
	$block->blockSubmit( array(), $state );
	echo json_encode(
		array(
			'page'  => $page,
			'block' => $block->build(),
			'asks'  => $block->blockForm( array(), $state ),
			'form'  => ( new Drupal\geuin\Form\SettingsForm() )->buildForm( array(), $state ),
		)
	);
}
