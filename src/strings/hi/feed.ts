import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'feed.positionOnly': 'वीडियो {position}',
  'feed.soldOut': 'स्टॉक में नहीं',
  'feed.tabs': 'फ़ीड',
  'feed.by': '{title}, {author} का',
  'feed.previous': 'पिछला वीडियो',
  'feed.next': 'अगला वीडियो',
  'feed.end.title': 'आपने सब देख लिया',
  'feed.end.text': 'अभी के लिए इतना ही।',
  'feed.end.action': 'सबसे ऊपर जाएँ',
  'feed.slow': 'इसमें ज़्यादा समय लग रहा है।',
  'feed.float.label': 'मिनी प्लेयर',
  'feed.float.maximise': 'बड़ा करें',
  'player.pause': 'रोकें',
  'player.error.title': 'यह वीडियो लोड नहीं हुआ',
  'player.error.text': 'कनेक्शन जाँचें या अगला वीडियो देखें।',
  'player.error.next': 'अगला वीडियो',
}
