import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'devices.title': 'डिवाइस',
  'devices.lead': 'जहाँ आप साइन इन हैं।',
  'devices.failed': 'सूची लोड नहीं हुई',
  'devices.name': '{system} पर {browser}',
  'devices.unknown': 'अनजान डिवाइस',
  'devices.here': 'यह डिवाइस',
  'devices.now': 'अभी सक्रिय',
  'devices.only': 'आप और कहीं साइन इन नहीं हैं।',
  'devices.others': 'दूसरे डिवाइस',
  'devices.hint': 'किसी को नहीं पहचानते? उसे लॉग आउट करें, फिर अपना ईमेल और फ़ोन नंबर जाँचें।',
  'devices.end': 'लॉग आउट करें',
  'devices.end.name': '{name} को लॉग आउट करें',
  'devices.end.ask': '{name} को लॉग आउट करें?',
  'devices.ended': '{name} लॉग आउट हो गया',
  'devices.others.end': 'बाकी सब जगह लॉग आउट करें',
  'devices.others.ask': {
    one: 'दूसरा डिवाइस लॉग आउट करें? यहाँ आप साइन इन रहेंगे।',
    other: 'बाकी {count} डिवाइस लॉग आउट करें? यहाँ आप साइन इन रहेंगे।',
  },
  'devices.others.ended': 'बाकी सभी डिवाइस लॉग आउट हो गए',
  'devices.all.end': 'सब जगह लॉग आउट करें',
  'devices.all.ask': {
    one: 'यह डिवाइस लॉग आउट करें?',
    other: 'यह और बाकी, सभी {count} डिवाइस लॉग आउट करें? फिर साइन इन करने के लिए कोड चाहिए होगा।',
  },
}
