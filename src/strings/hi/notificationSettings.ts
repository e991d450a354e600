import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'notificationSettings.caption': 'आप तक क्या पहुँचे, और कैसे',
  'notificationSettings.kind': 'प्रकार',
  'notificationSettings.app': 'ऐप',
  'notificationSettings.mail': 'ईमेल',
  'notificationSettings.push': 'पुश',
  'notificationSettings.answers': 'जवाब और ज़िक्र',
  'notificationSettings.answers.text': 'आपके वीडियो पर टिप्पणियाँ, जवाब, आपका ज़िक्र',
  'notificationSettings.sparks': 'स्पार्क और रीपोस्ट',
  'notificationSettings.sparks.text': 'हर वीडियो के लिए दिन में ज़्यादा से ज़्यादा एक पुश',
  'notificationSettings.posts': 'आपकी पोस्ट',
  'notificationSettings.posts.text': 'प्रकाशित हुई या नहीं, मॉडरेटर के फ़ैसले',
  'notificationSettings.communities': 'आपकी कम्युनिटी में नया',
  'notificationSettings.communities.text': 'जिन लूप को फ़ॉलो करते हैं उनके वीडियो, वहाँ आपकी जगह',
  'notificationSettings.requests': 'अनुरोध और शिकायतें',
  'notificationSettings.requests.text': 'जहाँ आप एडमिन हैं, और आपकी शिकायतें',
  'notificationSettings.mail.often':
    'ईमेल दिन में ज़्यादा से ज़्यादा एक बार आता है, उसमें वह होता है जो आपने नहीं पढ़ा। कोड और खाते से जुड़ी जानकारी हमेशा आती है।',
  'notificationSettings.error': 'आपकी सेटिंग लोड नहीं हुईं',

  'notificationSettings.push.off.title': 'इस ब्राउज़र में पुश बंद है',
  'notificationSettings.push.off.text': 'यह पेज बंद होने पर भी जानें कि क्या हो रहा है।',
  'notificationSettings.push.off.action': 'चालू करें',
  'notificationSettings.push.on.title': 'इस ब्राउज़र में पुश चालू है',
  'notificationSettings.push.on.text': 'यहाँ साइन आउट करने पर यह बंद हो जाएगा।',
  'notificationSettings.push.on.action': 'बंद करें',
  'notificationSettings.push.blocked.title': 'इस ब्राउज़र में पुश ब्लॉक है',
  'notificationSettings.push.blocked.text': 'ब्राउज़र की साइट सेटिंग में {host} को सूचनाओं की अनुमति दें, फिर यह यहाँ चलेगा।',
  'notificationSettings.push.unavailable.title': 'इस साइट पर पुश नहीं है',
  'notificationSettings.push.unavailable.text': 'ऐप और ईमेल से आपको पता चलता रहेगा।',
  'notificationSettings.push.unsupported.title': 'इस ब्राउज़र में पुश नहीं है',
  'notificationSettings.push.unsupported.text': 'iPhone या iPad पर पहले साइट को होम स्क्रीन पर जोड़ें और वहीं से खोलें।',
}
