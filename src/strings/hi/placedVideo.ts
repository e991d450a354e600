import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'placedVideo.title': '{community} में मैनेज करें',
  'placedVideo.failed': 'कम्युनिटी लोड नहीं हुई',
  'placedVideo.pin': 'सबसे ऊपर पिन करें',
  'placedVideo.pinned': 'अब यह {community} में सबसे ऊपर है।',
  'placedVideo.unpin': 'पिन हटाएँ',
  'placedVideo.unpinned': 'अब यह पिन किया हुआ नहीं है।',
  'placedVideo.close': 'टिप्पणियाँ बंद करें',
  'placedVideo.closed': 'टिप्पणियाँ बंद हैं। जो लिखी जा चुकी हैं, वे रहेंगी।',
  'placedVideo.open': 'टिप्पणियाँ चालू करें',
  'placedVideo.opened': 'टिप्पणियाँ चालू हैं।',
  'placedVideo.move': 'लूप में ले जाएँ',
  'placedVideo.move.lead': 'लूप के सदस्यों को यह वहाँ मिलेगा; {community} में भी रहेगा।',
  'placedVideo.move.none': 'कोई लूप नहीं',
  'placedVideo.move.send': 'ले जाएँ',
  'placedVideo.moved': 'अब यह {loop} में है।',
  'placedVideo.movedOut': 'अब यह किसी लूप में नहीं है।',
  'placedVideo.move.stays': 'बंद लूप की चीज़ें वहीं रहती हैं।',
  'placedVideo.loops.failed': 'लूप लोड नहीं हुए',
  'placedVideo.loops.empty': 'इस कम्युनिटी में अभी कोई लूप नहीं',
  'placedVideo.remove': 'कम्युनिटी से हटाएँ',
  'placedVideo.remove.lead':
    'यह {community} में अब किसी को नहीं दिखेगा। {author} को वजह बताई जाएगी और वे एक बार जवाब दे सकेंगे।',
  'placedVideo.remove.leadPlain':
    'यह {community} में अब किसी को नहीं दिखेगा। पोस्ट करने वाले को वजह बताई जाएगी और वे एक बार जवाब दे सकेंगे।',
  'placedVideo.remove.reason': 'क्यों?',
  'placedVideo.remove.send': 'हटाएँ',
  'placedVideo.removed': 'अब यह {community} में नहीं है।',
}
