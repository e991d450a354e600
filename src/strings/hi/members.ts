import type { en } from '../en/members'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'members.label': 'सदस्य',
  'members.search': 'सदस्य खोजें',
  'members.clear': 'खोज मिटाएँ',
  'members.found': { one: '{count} व्यक्ति मिला', other: '{count} लोग मिले' },
  'members.foundMore': '{count} से ज़्यादा लोग मिले',
  'members.none': 'इस नाम का कोई नहीं',
  'members.none.text': 'खोज नाम या यूज़रनेम की शुरुआत से होती है।',
  'members.empty': 'अभी कोई सदस्य नहीं',
  'members.empty.text': 'जो सबसे पहले जुड़ेगा, यहाँ दिखेगा।',
  'members.error': 'सदस्य लोड नहीं हुए',
  'members.leader': 'एडमिन',
  'members.moderator': 'मॉडरेटर',
  'members.you': 'आप',
}
