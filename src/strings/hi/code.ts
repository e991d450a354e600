import type { en } from '../en/code'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'code.title': 'कोड डालें',
  'code.lead': 'हमने छह अंक {address} पर भेजे हैं',
  'code.label': 'छह अंकों का कोड',
  'code.verify': 'जाँचें',
  'code.digits': 'कोड में 6 अंक होने चाहिए।',
  'code.wrong': 'गलत कोड',
  'code.failed': 'कोड की जाँच नहीं हो पाई',
  'code.triesLeft': { one: '{count} कोशिश बाकी।', other: '{count} कोशिशें बाकी।' },
  'code.noneLeft': 'कोई कोशिश बाकी नहीं। नया कोड माँगें।',
  'code.wait': '{time} में फिर भेजें',
  'code.nothing': 'कोड नहीं आया?',
  'code.resend': 'कोड फिर भेजें',
  'code.resent': 'नया कोड आ रहा है।',
  'code.send.phoneRefused': 'कोड नहीं भेजा जा सका। लॉग इन के लिए दूसरा नंबर या ईमेल इस्तेमाल करें।',
  'code.send.phoneRefused.update': 'कोड नहीं भेजा जा सका। दूसरा फ़ोन नंबर इस्तेमाल करें।',
  'code.send.waitMinutes': 'कृपया {time} मिनट बाद फिर कोशिश करें!',
  'code.send.waitSeconds': 'कृपया {time} बाद फिर कोशिश करें!',
  'code.send.failed': 'कुछ गड़बड़ हुई। कृपया फिर कोशिश करें!',
  'code.send.noAnswer': 'अचानक कोई गड़बड़ी हुई। कृपया फिर कोशिश करें।',
}
