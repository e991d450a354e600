import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'feed.report': 'शिकायत करें',
  'feed.manage': '{community} में मैनेज करें',
  'feed.keys.title': 'कीबोर्ड',
  'feed.keys.next': 'अगला वीडियो',
  'feed.keys.previous': 'पिछला वीडियो',
  'feed.keys.toggle': 'चलाएँ या रोकें',
  'feed.keys.seek': '5 सेकंड पीछे या आगे',
  'feed.keys.mute': 'आवाज़ चालू या बंद',
  'feed.keys.spark': 'स्पार्क',
  'feed.keys.comments': 'टिप्पणियाँ',
  'feed.keys.fullscreen': 'पूरी स्क्रीन',
  'feed.keys.ends': 'पहला या आखिरी वीडियो',
  'feed.keys.help': 'यह सूची',
  'feed.keys.space': 'स्पेस',
  'player.volume': 'आवाज़',
  'player.captions': 'कैप्शन',
  'player.captions.language': 'कैप्शन की भाषा',
  'player.captions.size': 'कैप्शन का आकार',
  'player.speed': 'स्पीड',
  'player.rate': '{rate}×',
  'player.quality': 'क्वालिटी',
  'player.quality.auto': 'ऑटो',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'पूरी स्क्रीन',
  'player.exitFullscreen': 'पूरी स्क्रीन से बाहर',
  'player.pictureInPicture': 'पिक्चर-इन-पिक्चर',
}
