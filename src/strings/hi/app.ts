import type { en } from '../en/app'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'app.nav': 'मुख्य मेन्यू',
  'app.skip': 'सीधे सामग्री पर जाएँ',
  'app.recent': 'हाल की कम्युनिटी',
  'app.create': 'बनाएँ',
  'app.profile': 'प्रोफ़ाइल',
  'app.notifications': { one: 'सूचनाएँ, {shown} बिना पढ़ी', other: 'सूचनाएँ, {shown} बिना पढ़ी' },

  'app.title.home': 'होम',
  'app.title.latest': 'नए वीडियो',
  'app.title.popular': 'लोकप्रिय वीडियो',
  'app.title.explore': 'एक्सप्लोर',
  'app.title.search': 'खोज',
  'app.title.video': 'वीडियो',
  'app.title.community': 'कम्युनिटी',
  'app.title.group': 'लूप',
  'app.title.profile': 'प्रोफ़ाइल',
  'app.title.brand': 'परिचय',
  'app.title.notification': 'सूचनाएँ',
  'app.title.settings': 'सेटिंग',
  'app.title.terms': 'शर्तें',
  'app.title.privacy': 'निजता',
  'app.title.posts': 'आपकी पोस्ट',
  'app.title.post': 'पोस्ट',
  'app.title.post-create': 'नई पोस्ट',
  'app.title.post-draft': 'ड्राफ़्ट',
  'app.title.saved': 'सेव किए वीडियो',
  'app.title.history': 'देखने का इतिहास',

  'app.own': 'आपका',
  'app.find': 'वीडियो, लोग और कम्युनिटी खोजें',

  'app.lost.title': 'यह पेज यहाँ नहीं है',
  'app.lost.text': 'शायद यह कहीं और चला गया, या बनाने वाले ने हटा दिया।',
  'app.lost.action': 'होम पर जाएँ',
  'app.signIn': 'साइन इन करें',
  'app.signIn.title': 'यह देखने के लिए साइन इन करें',
  'app.signIn.text': 'यह पेज सिर्फ़ आपका है। साइन इन करते ही खुल जाएगा।',
  'app.legal.out': '{brand} की साइट पर पढ़ें',
  'app.legal.none': '{brand} ने इसे अभी प्रकाशित नहीं किया है',
  'app.legal.error': 'यह पेज लोड नहीं हुआ',
}
