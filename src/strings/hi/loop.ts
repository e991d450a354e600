import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'loop.label': 'लूप',
  'loop.members': { one: '{shown} सदस्य', other: '{shown} सदस्य' },
  'loop.closed': 'बंद',
  'loop.joined': 'जुड़ गए',
  'loop.requested': 'अनुरोध भेजा गया',
  'loop.isArchived': 'आर्काइव में',
  'loop.new': 'नया लूप',
  'loop.manage': '{name} मैनेज करें',
  'loop.manageWith': {
    one: '{name} मैनेज करें, {count} व्यक्ति जुड़ने के इंतज़ार में',
    other: '{name} मैनेज करें, {count} लोग जुड़ने के इंतज़ार में',
  },
  'loop.empty': 'अभी कोई लूप नहीं',
  'loop.empty.text': 'लूप किसी कम्युनिटी के अंदर छोटे समूह होते हैं।',
  'loop.communityFirst': 'पहले इसकी कम्युनिटी से जुड़ें।',
  'loop.error': 'लूप लोड नहीं हुए',
}
