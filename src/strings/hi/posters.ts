import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'feed.viewCount': { one: '{shown} बार देखा गया', other: '{shown} बार देखा गया' },
  'feed.poster': { one: '{title}, {shown} बार देखा गया', other: '{title}, {shown} बार देखा गया' },
  'feed.head.home': '{brand} के वीडियो',
  'feed.head.latest': '{brand} पर नए',
  'feed.head.popular': '{brand} पर लोकप्रिय',
  'feed.head.members': { one: '{brand} पर {shown} सदस्य', other: '{brand} पर {shown} सदस्य' },
  'feed.head.all': 'सभी देखें',
  'feed.head.open': 'फ़ीड खोलें',
  'feed.more': 'और दिखाएँ',
  'feed.strip.back': 'पिछले वीडियो',
  'feed.strip.on': 'अगले वीडियो',
}
