// What client code uses although browsers at the floor lack it, and why nothing breaks there. A path holds for what is in it.

/** @type {{ reason: string, paths: string[] }[]} */
export const exceptions = [
  {
    reason: 'only who is around a frame: without it the frame reads the referrer',
    paths: ['api.Location.ancestorOrigins'],
  },
  {
    reason: 'only looks: without it a line breaks elsewhere, a scroll bar shows, or the next font is used',
    paths: [
      'css.properties.font-family',
      'css.properties.hanging-punctuation',
      'css.properties.scrollbar-width',
      'css.properties.text-wrap.pretty',
    ],
  },
  {
    reason: 'only speed: without it rows outside the window are laid out too',
    paths: ['css.properties.content-visibility'],
  },
  {
    reason: 'switches off what Safari lacks: a script keeps the lines in view in all browsers alike',
    paths: ['css.properties.overflow-anchor'],
  },
  {
    reason: 'phones only: no desktop browser has touches, enlarges text, marks taps or opens a menu at a long press',
    paths: [
      'css.properties.-webkit-tap-highlight-color',
      'css.properties.-webkit-touch-callout',
      'css.properties.text-size-adjust',
      'html.global_attributes.autocapitalize',
      'api.Element.touchcancel_event',
      'api.Element.touchend_event',
      'api.Element.touchmove_event',
      'api.Element.touchstart_event',
    ],
  },
  {
    reason: 'phones only: elsewhere the field that asks for the camera opens the file dialog',
    paths: ['html.elements.input.capture'],
  },
  {
    reason: 'phones only: without touches nothing is pulled, and the dialog has a button that closes it',
    paths: ['api.Touch', 'api.TouchEvent', 'api.TouchList'],
  },
  {
    reason: 'only motion: without it a placeholder shows, a toast makes room, or a menu closes, in one step',
    paths: [
      'css.at-rules.starting-style',
      'css.properties.interpolate-size',
      'css.properties.transition.transition-behavior',
    ],
  },
  {
    reason:
      'read for attr(): it is the function color(), asked for by @supports; without it an accent is shown as it is',
    paths: ['css.types.attr.type_function.color'],
  },
  {
    reason: 'mouse only: phones have no pointer, wheel or handle to drag',
    paths: ['css.properties.cursor', 'css.properties.resize', 'css.selectors.selection', 'api.Element.wheel_event'],
  },
  {
    reason: 'iPhones only: elsewhere video plays in the page, and no remote playback has to be off for it',
    paths: [
      'api.HTMLMediaElement.disableRemotePlayback',
      'api.HTMLVideoElement.playsInline',
      'html.elements.video.playsinline',
    ],
  },
  {
    reason: 'each engine has its own name for the knob of a range, and both stand there',
    paths: ['css.selectors.-moz-range-thumb', 'css.selectors.-webkit-slider-thumb'],
  },
  {
    reason: 'each engine has its own name for the bar of a progress, and both stand there',
    paths: [
      'css.selectors.-moz-progress-bar',
      'css.selectors.-webkit-progress-bar',
      'css.selectors.-webkit-progress-value',
    ],
  },
  {
    reason: 'asked for first: without it the History API does the same, and a link of the page itself loads its page',
    paths: [
      'api.Navigation',
      'api.NavigateEvent',
      'api.NavigationCurrentEntryChangeEvent',
      'api.NavigationDestination',
      'api.NavigationHistoryEntry',
    ],
  },
  {
    reason: 'asked for first: without it one page follows the other without a movement',
    paths: ['api.Document.startViewTransition', 'api.ViewTransition'],
  },
  {
    reason: 'without it a tap on a push message opens the page of all notifications',
    paths: ['api.ServiceWorkerRegistration.showNotification.options_data_parameter'],
  },
  {
    reason: 'asked for first: the button is missing, a link is copied, the picture shows with `playing`',
    paths: [
      'api.Document.pictureInPictureEnabled',
      'api.HTMLVideoElement.cancelVideoFrameCallback',
      'api.HTMLVideoElement.requestPictureInPicture',
      'api.HTMLVideoElement.requestVideoFrameCallback',
      'api.Navigator.canShare',
      'api.Navigator.share',
    ],
  },
  {
    reason: 'only where the viewer has chosen colours, which Safari does not offer',
    paths: ['css.properties.forced-color-adjust'],
  },
  {
    reason: 'without it the player shows a focus ring although it was opened by a pointer',
    paths: ['api.HTMLElement.focus.options_focusVisible_parameter'],
  },
  { reason: 'a timer sees the end of scrolling as well', paths: ['api.Element.scrollend_event'] },
  {
    reason: 'without it the browser scrolls to an element that is in view already',
    paths: ['api.HTMLElement.focus.options_preventScroll_parameter'],
  },
]
