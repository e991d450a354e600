import type { Plural } from '../translation'

/** The sheets over a feed: playback and keyboard shortcuts. */
export const en = {
  locale: 'en',

  'feed.report': 'Report',
  'feed.manage': 'Manage in {community}',
  'feed.keys.title': 'Keyboard',
  'feed.keys.next': 'Next video',
  'feed.keys.previous': 'Previous video',
  'feed.keys.toggle': 'Play or pause',
  'feed.keys.seek': 'Back or forward 5 seconds',
  'feed.keys.mute': 'Sound on or off',
  'feed.keys.spark': 'Spark',
  'feed.keys.comments': 'Comments',
  'feed.keys.fullscreen': 'Full screen',
  'feed.keys.ends': 'First or last video',
  'feed.keys.help': 'This list',
  'feed.keys.space': 'Space',
  'player.volume': 'Volume',
  'player.captions': 'Captions',
  'player.captions.language': 'Caption language',
  'player.captions.size': 'Caption size',
  'player.speed': 'Speed',
  'player.rate': '{rate}×',
  'player.quality': 'Quality',
  'player.quality.auto': 'Auto',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Full screen',
  'player.exitFullscreen': 'Leave full screen',
  'player.pictureInPicture': 'Picture in picture',
} as const satisfies Record<string, string | Plural>
