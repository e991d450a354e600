import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'saved.title': 'सेव किए वीडियो',
  'saved.save': 'बाद के लिए सेव करें',
  'saved.remove': 'सेव किए वीडियो से हटाएँ',
  'saved.done': 'सेव हो गया। यह सिर्फ़ आपको दिखता है।',
  'saved.removed': 'आपके सेव किए वीडियो से हटाया गया',
  'saved.empty': 'अभी कुछ सेव नहीं',
  'saved.empty.text': 'वीडियो के विकल्पों में जाकर उसे सेव करें, वह यहाँ सिर्फ़ आपके लिए रहेगा।',
  'saved.explore': 'एक्सप्लोर करें',
  'saved.clear.title': 'सेव किए सभी वीडियो हटाएँ?',
  'saved.clear.text': 'वे वापस नहीं आएँगे।',
  'saved.clear.done': 'अब आपके पास कोई सेव किया वीडियो नहीं है',
  'history.title': 'देखने का इतिहास',
  'history.keep': 'याद रखें कि मैंने क्या देखा',
  'history.private': 'यह सूची सिर्फ़ आपको दिखती है। वीडियो इसमें एक साल रहते हैं।',
  'history.empty': 'अभी कुछ नहीं देखा',
  'history.empty.text': 'आप जो वीडियो देखेंगे, वे यहाँ दिखेंगे, सबसे नया पहले।',
  'history.off': 'आपका इतिहास बंद है',
  'history.off.text': 'इसे चालू करें ताकि देखे हुए वीडियो फिर मिल सकें।',
  'saved.clear': 'सब मिटाएँ',
  'history.clear.title': 'देखने का इतिहास मिटाएँ?',
  'history.clear.text': 'यह वापस नहीं आएगा।',
  'history.clear.done': 'आपका इतिहास खाली है',
}
