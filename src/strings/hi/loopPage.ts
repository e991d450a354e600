import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'loop.page': 'लूप {name}',
  'loop.tabs': '{name} में क्या है',
  'loop.in': '{community} का लूप',
  'loop.videos': { one: '{shown} वीडियो', other: '{shown} वीडियो' },
  'loop.join': 'जुड़ें',
  'loop.request': 'जुड़ने का अनुरोध',
  'loop.share': 'लूप शेयर करें',
  'loop.subscribe': 'नए वीडियो की सूचना दें',
  'loop.tab.videos': 'वीडियो',
  'loop.tab.members': 'सदस्य',
  'loop.watch': '{name} के वीडियो',
  'loop.videos.empty': 'अभी कोई वीडियो नहीं',
  'loop.videos.empty.text': 'पहला वीडियो माहौल बनाता है।',
  'loop.refresh': 'फिर देखें',
  'loop.closed.title': 'सिर्फ़ सदस्यों के लिए',
  'loop.closed.text': 'इसके वीडियो और सदस्य जुड़ने के बाद दिखते हैं। हर अनुरोध का जवाब कोई मॉडरेटर देता है।',
  'loop.archived': 'आर्काइव में: इसे देखा जा सकता है, पर इसमें कुछ नया नहीं जुड़ता।',
  'loop.leave': 'छोड़ें',
  'loop.leave.title': '{name} छोड़ें?',
  'loop.leave.open': 'आप जब चाहें फिर जुड़ सकते हैं।',
  'loop.leave.closed': 'इसके वीडियो और सदस्य आपको नहीं दिखेंगे। वापस आने के लिए फिर अनुरोध करना होगा।',
  'loop.withdraw': 'अनुरोध वापस लें',
  'loop.withdraw.title': 'अपना अनुरोध वापस लें?',
  'loop.notFound.title': 'ऐसा कोई लूप नहीं',
  'loop.notFound.text': 'यह अब नहीं है, या लिंक में गलती है।',
  'loop.page.error': 'लूप लोड नहीं हुआ',
  'loop.noSlug': '<geuin-loop> को जानना है कि कौन सा लूप: इसमें slug="…" जोड़ें।',
}
