import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'creator.slides': 'क्रिएटर क्या करते हैं',
  'creator.slide': '{count} में से स्लाइड {number}',
  'creator.one.title': '{brand} के क्रिएटर बनें',
  'creator.one.text': 'अपना काम पोस्ट करें, {brand} के लोगों तक पहुँचें और देखें कि किसे स्पार्क मिलते हैं।',
  'creator.two.title': 'रिश्ते बनाएँ, बातचीत जगाएँ',
  'creator.two.text': 'टिप्पणियों का जवाब दें, साथियों का ज़िक्र करें, किसी एक विचार पर लूप शुरू करें।',
  'creator.three.title': 'अपनी कम्युनिटी सँभालें',
  'creator.three.text': 'सदस्यों का स्वागत करें, माहौल बनाएँ और फ़ीड को देखने लायक रखें।',
  'creator.become': 'क्रिएटर बनें',
  'creator.requested': 'अनुरोध भेजा गया',
  'creator.accepted': 'अब आप {brand} के क्रिएटर हैं।',
  'creator.notNow': 'अभी नहीं',
  'creator.failed': 'कुछ गड़बड़ हुई!',
}
