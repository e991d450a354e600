import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'invite.title': 'न्योता',
  'invite.by': '{person} ने आपको {name} में बुलाया है',
  'invite.to': 'आपको {name} में बुलाया गया है',
  'invite.members': { one: '{shown} सदस्य', other: '{shown} सदस्य' },
  'invite.until': 'यह न्योता {day} तक चलेगा।',
  'invite.rules': 'वहाँ सब इन नियमों को मानते हैं:',
  'invite.accept': 'जुड़ें',
  'invite.acceptRules': 'मानें और जुड़ें',
  'invite.in': 'आप पहले से सदस्य हैं',
  'invite.done': 'आप जुड़ गए: {name} में स्वागत है',
  'invite.over': 'यह न्योता खत्म हो गया',
  'invite.over.text': 'इसका समय पूरा हुआ, यह इस्तेमाल हो चुका या वापस ले लिया गया। नया न्योता माँगें।',
  'invite.none': 'ऐसा कोई न्योता नहीं',
  'invite.none.text': 'शायद लिंक में गलती है।',
  'invite.banned': 'आप इस कम्युनिटी से नहीं जुड़ सकते',
  'invite.rulesChanged': 'अब इस कम्युनिटी के नियम हैं। लिंक फिर खोलें।',
  'invite.error': 'न्योता लोड नहीं हुआ',
}
