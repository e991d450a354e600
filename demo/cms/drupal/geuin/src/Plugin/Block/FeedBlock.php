<?php

namespace Drupal\geuin\Plugin\Block;

use Drupal\Core\Block\Attribute\Block;
use Drupal\Core\Block\BlockBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\StringTranslation\TranslatableMarkup;

/**
 * Videos of the community, for any region of a theme.
 */
#[Block(
  id: "geuin_feed",
  admin_label: new TranslatableMarkup("Geuin feed"),
  category: new TranslatableMarkup("Media"),
)]
class FeedBlock extends BlockBase {

  /**
   * {@inheritdoc}
   */
  public function defaultConfiguration() {
    return ['source' => 'latest', 'slug' => '', 'layout' => 'carousel'];
  }

  /**
   * {@inheritdoc}
   */
  public function blockForm($form, FormStateInterface $form_state) {
    $form['source'] = [
      '#type' => 'select',
      '#title' => $this->t('Videos'),
      '#options' => [
        'home' => $this->t('For everyone'),
        'latest' => $this->t('Latest'),
        'popular' => $this->t('Popular'),
        'community' => $this->t('Of a community'),
        'profile' => $this->t('Of a person'),
        'video' => $this->t('One video first'),
      ],
      '#default_value' => $this->configuration['source'],
    ];
    $form['slug'] = [
      '#type' => 'textfield',
      '#title' => $this->t('Which one'),
      '#description' => $this->t('The last part of its address; for a community, a person or a video.'),
      '#default_value' => $this->configuration['slug'],
    ];
    $form['layout'] = [
      '#type' => 'select',
      '#title' => $this->t('Layout'),
      '#options' => [
        'feed' => $this->t('Feed'),
        'carousel' => $this->t('Carousel'),
        'grid' => $this->t('Grid'),
      ],
      '#default_value' => $this->configuration['layout'],
    ];
    return $form;
  }

  /**
   * {@inheritdoc}
   */
  public function blockSubmit($form, FormStateInterface $form_state) {
    foreach (array_keys($this->defaultConfiguration()) as $name) {
      $this->configuration[$name] = $form_state->getValue($name);
    }
  }

  /**
   * {@inheritdoc}
   */
  public function build() {
    $names = array_keys($this->defaultConfiguration());
    return [
      '#type' => 'html_tag',
      '#tag' => 'geuin-feed',
      '#attributes' => array_filter(array_intersect_key($this->configuration, array_flip($names))),
    ];
  }

}
