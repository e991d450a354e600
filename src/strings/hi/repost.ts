import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'repost.title': 'यहाँ रीपोस्ट करें',
  'repost.profile': 'आपकी प्रोफ़ाइल',
  'repost.members': { one: '{shown} सदस्य', other: '{shown} सदस्य' },
  'repost.loop': '{name} में लूप',
  'repost.approval': 'पहले एडमिन की मंज़ूरी',
  'repost.reposted': 'रीपोस्ट किया, {ago}',
  'repost.waiting': 'मंज़ूरी का इंतज़ार',
  'repost.leaders': 'यहाँ सिर्फ़ एडमिन पोस्ट कर सकते हैं',
  'repost.undo': 'वापस लें',
  'repost.undoIn': 'वापस लें: {name}',
  'repost.send': { one: '{count} जगह रीपोस्ट करें', other: '{count} जगहों पर रीपोस्ट करें' },
  'repost.none': 'जगह चुनें',
  'repost.more': 'और दिखाएँ',
  'repost.error': 'आपकी जगहें लोड नहीं हुईं',
  'repost.done': { one: '{count} जगह रीपोस्ट किया गया', other: '{count} जगहों पर रीपोस्ट किया गया' },
  'repost.asked': 'एडमिन की मंज़ूरी मिलते ही रीपोस्ट होगा',
  'repost.undone': 'रीपोस्ट वापस लिया गया',
}
