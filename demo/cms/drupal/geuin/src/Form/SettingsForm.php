<?php

namespace Drupal\geuin\Form;

use Drupal\Core\Form\ConfigFormBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\Form\RedundantEditableConfigNamesTrait;

/**
 * Which server and which brand the site's elements ask.
 */
class SettingsForm extends ConfigFormBase {
  use RedundantEditableConfigNamesTrait;

  /**
   * {@inheritdoc}
   */
  public function getFormId() {
    return 'geuin_settings';
  }

  /**
   * {@inheritdoc}
   */
  public function buildForm(array $form, FormStateInterface $form_state) {
    $form['script'] = [
      '#type' => 'url',
      '#title' => $this->t('Address of the script'),
      '#placeholder' => 'https://cdn.example/geuin/geuin.js',
      '#required' => TRUE,
      '#config_target' => 'geuin.settings:script',
    ];
    $form['api_host'] = [
      '#type' => 'url',
      '#title' => $this->t('API host'),
      '#description' => $this->t('The server of your community.'),
      '#placeholder' => 'https://api.example',
      '#required' => TRUE,
      '#config_target' => 'geuin.settings:api_host',
    ];
    $form['brand_id'] = [
      '#type' => 'textfield',
      '#title' => $this->t('Brand'),
      '#description' => $this->t('The number that whoever runs the server told you.'),
      '#required' => TRUE,
      '#config_target' => 'geuin.settings:brand_id',
    ];
    $form['host_url'] = [
      '#type' => 'url',
      '#title' => $this->t('Community’s site'),
      '#description' => $this->t('Links to its pages become videos; the API host without it.'),
      '#placeholder' => 'https://community.example',
      '#config_target' => 'geuin.settings:host_url',
    ];
    return parent::buildForm($form, $form_state);
  }

}
