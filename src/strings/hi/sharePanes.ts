import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'share.qr.hint': 'इसे दूसरे डिवाइस पर खोलने के लिए यहाँ कैमरा दिखाएँ।',
  'share.qr.failed': 'कोड लोड नहीं हुआ।',
  'share.embed.code': 'पेज के लिए कोड',
  'share.embed.forms': 'कोड का प्रकार',
  'share.embed.link': 'लिंक',
  'share.embed.link.hint': 'हर जगह चलता है, और प्लेयर बन जाता है',
  'share.embed.tag': 'टैग',
  'share.embed.tag.hint': 'आपके अपने पेज के लिए',
  'share.embed.frame': 'फ़्रेम',
  'share.embed.frame.hint': 'जहाँ स्क्रिप्ट नहीं चल सकतीं',
  'share.embed.hint': 'किसी भी पेज के लिए दो लाइनें। अपनी स्टाइल शीट में एलिमेंट की ऊँचाई तय करें।',
  'share.embed.size': 'आकार',
  'share.embed.size.full': 'पूरी चौड़ाई',
  'share.embed.scheme': 'रंग-रूप',
  'share.embed.scheme.system': 'सिस्टम',
  'share.embed.scheme.light': 'हल्का',
  'share.embed.scheme.dark': 'गहरा',
  'share.embed.start': 'शुरुआत',
  'share.embed.start.here': 'जहाँ आप अभी हैं',
  'share.embed.until': 'जब तक स्क्रिप्ट नहीं आती',
  'share.embed.copy': 'कोड कॉपी करें',
  'share.embed.copied': 'कोड कॉपी हो गया',
}
