import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'standing.accepted': 'आप जुड़ गए: {name} में स्वागत है',
  'standing.refused': '{name} से जुड़ने का आपका अनुरोध स्वीकार नहीं हुआ',
  'standing.removed': 'आपको {name} से हटा दिया गया',
  'standing.banned': 'आपको {name} से बैन किया गया',
  'standing.suspended': 'आप {day} तक यहाँ न पोस्ट कर सकते हैं, न लिख सकते हैं',
  'standing.suspendedForGood': 'अब आप यहाँ न पोस्ट कर सकते हैं, न लिख सकते हैं',
  'standing.why': 'मॉडरेटर का कहना है:',
}
