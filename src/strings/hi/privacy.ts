import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'privacy.mentions': 'आपका ज़िक्र कौन कर सकता है',
  'privacy.mentions.hint': 'दूसरे आपका नाम लिख सकते हैं, पर वह लिंक नहीं बनेगा और आपको सूचना नहीं मिलेगी।',
  'privacy.mentions.everyone': 'सभी',
  'privacy.mentions.communities': 'आपकी कम्युनिटी के लोग',
  'privacy.mentions.nobody': 'कोई नहीं',
  'privacy.mentions.failed': 'आपकी पसंद लोड नहीं हुई',

  'privacy.blocked': 'ब्लॉक किए गए लोग',
  'privacy.blocked.hint': 'वे आपको नहीं दिखते और आपका ज़िक्र नहीं कर सकते। उन्हें बताया नहीं जाता।',
  'privacy.blocked.none': 'आपने किसी को ब्लॉक नहीं किया है।',
  'privacy.blocked.failed': 'सूची लोड नहीं हुई',
  'privacy.unblock': 'अनब्लॉक करें',
  'privacy.unblock.name': '{name} को अनब्लॉक करें',

  'privacy.data': 'आपका डेटा',
  'privacy.data.error': 'आपकी कॉपी की स्थिति लोड नहीं हुई',
  'privacy.copy': 'आपके डेटा की कॉपी',
  'privacy.copy.text': 'प्रोफ़ाइल, पोस्ट, टिप्पणियाँ और आपकी गतिविधि, एक फ़ाइल में',
  'privacy.copy.ask': 'कॉपी माँगें',
  'privacy.copy.gathering': 'आपका डेटा इकट्ठा हो रहा है',
  'privacy.copy.count': '{total} में से {done} चीज़ें।',
  'privacy.copy.gathering.text': 'हम ईमेल करेंगे, आप यह पेज बंद कर सकते हैं।',
  'privacy.copy.ready': 'आपकी कॉपी तैयार है',
  'privacy.copy.until': '{day} तक',
  'privacy.copy.download': 'डाउनलोड करें',
  'privacy.copy.anew': 'नई बनाएँ',
  'privacy.copy.remove': 'हटाएँ',
  'privacy.copy.failed': 'पूरी नहीं हुई',
  'privacy.copy.failed.text': 'हमारी ओर से कुछ गड़बड़ हुई। आपका डेटा सुरक्षित है।',
  'privacy.copy.again': 'फिर कोशिश करें',
}
