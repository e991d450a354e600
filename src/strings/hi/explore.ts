import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'explore.label': 'एक्सप्लोर करें',
  'explore.recent': 'हाल की कम्युनिटी',
  'explore.communities': 'चुनिंदा कम्युनिटी',
  'explore.people': 'देखने लायक लोग',
  'explore.loops': 'चुनिंदा लूप',
  'explore.more': 'और दिखाएँ',
  'explore.videos': { one: '{shown} वीडियो', other: '{shown} वीडियो' },
  'explore.error': 'यह हिस्सा लोड नहीं हुआ',
  'explore.empty': 'अभी कोई कम्युनिटी नहीं',
  'explore.empty.text': 'जब कुछ होंगी, तो यहाँ दिखेंगी।',
}
