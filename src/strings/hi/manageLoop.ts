import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'manageLoop.new': 'नया लूप',
  'manageLoop.create': 'लूप बनाएँ',
  'manageLoop.created': '{name} बन गया, और आप इसके पहले सदस्य हैं',
  'manageLoop.title': 'लूप मैनेज करें',
  'manageLoop.requests.empty': 'बंद लूप से जुड़ने का अनुरोध करने वाले यहाँ दिखते हैं।',

  'manageLoop.requests.all': 'सबको स्वीकार करें',
  'manageLoop.requests.all.title': 'सबको स्वीकार करें?',
  'manageLoop.requests.all.text': {
    one: 'सूची में दिया व्यक्ति सदस्य बन जाएगा।',
    other: 'सूची में दिए {count} लोग सदस्य बन जाएँगे, और वे भी जिन्होंने उनसे पहले अनुरोध किया।',
  },
  'manageLoop.requests.all.done': 'सब जुड़ गए',
  'manageLoop.members': 'सदस्य',
  'manageLoop.remove': 'हटाएँ',
  'manageLoop.remove.name': '{name} को हटाएँ',
  'manageLoop.remove.title': '{name} को हटाएँ?',
  'manageLoop.remove.text': 'वे लूप से बाहर हो जाएँगे, कम्युनिटी में रहेंगे, और वापस आ सकते हैं।',
  'manageLoop.remove.reason': 'वजह',
  'manageLoop.remove.hint': 'इसे वह व्यक्ति पढ़ता है, और गतिविधि में कम्युनिटी चलाने वाले।',
  'manageLoop.remove.done': '{name} को हटा दिया गया',

  'manageLoop.edit': 'जानकारी बदलें',
  'manageLoop.picture': 'तस्वीर',
  'manageLoop.name': 'नाम',
  'manageLoop.name.empty': 'लूप का नाम ज़रूरी है।',
  'manageLoop.name.long': 'नाम में ज़्यादा से ज़्यादा {limit} अक्षर हो सकते हैं।',
  'manageLoop.description': 'विवरण',
  'manageLoop.description.long': 'विवरण में ज़्यादा से ज़्यादा {limit} अक्षर हो सकते हैं।',
  'manageLoop.closed': 'बंद लूप',
  'manageLoop.closed.hint': 'लोग जुड़ने का अनुरोध करते हैं, और अंदर की चीज़ें सिर्फ़ सदस्य देखते हैं।',
  'manageLoop.opens': { one: 'इंतज़ार करने वाला व्यक्ति सदस्य बन जाएगा।', other: 'इंतज़ार करने वाले {count} लोग सदस्य बन जाएँगे।' },
  'manageLoop.save': 'सेव करें',
  'manageLoop.saved': 'सेव हो गया',
  'manageLoop.discard': 'बदलाव छोड़ दें',

  'manageLoop.archive': 'आर्काइव करें',
  'manageLoop.archive.title': '{name} को आर्काइव करें?',
  'manageLoop.archive.text':
    'यह सभी सूचियों से हट जाएगा और नए सदस्य या वीडियो नहीं लेगा। जिन्हें अभी दिखता है, उन्हें दिखता रहेगा, और आप इसे वापस ला सकते हैं।',
  'manageLoop.archive.waiting': {
    one: 'इंतज़ार करने वाले का अनुरोध अस्वीकार किया जाएगा।',
    other: 'इंतज़ार करने वाले {count} लोगों के अनुरोध अस्वीकार किए जाएँगे।',
  },
  'manageLoop.archived': '{name} आर्काइव हो गया',
  'manageLoop.restore': 'वापस लाएँ',
  'manageLoop.restored': '{name} वापस आ गया',
  'manageLoop.isArchived': 'यह लूप आर्काइव में है: यह किसी सूची में नहीं दिखता, और इसमें न कोई जुड़ सकता है, न पोस्ट कर सकता है।',

  'manageLoop.archivedLoops': 'आर्काइव किए लूप',
  'manageLoop.archivedLoops.empty': 'आर्काइव में कुछ नहीं',
  'manageLoop.archivedLoops.text': 'आप जो लूप आर्काइव करेंगे, वह वापस लाए जाने तक यहाँ रहेगा।',
  'manageLoop.restore.name': '{name} को वापस लाएँ',

  'manageLoop.error.forbidden': 'अब आपको यहाँ इसकी अनुमति नहीं है',
  'manageLoop.error.gone': 'किसी और ने पहले कर दिया: यह हो चुका है या अब नहीं है',
  'manageLoop.error.words': 'ये शब्द या लिंक यहाँ इस्तेमाल नहीं हो सकते',
}
