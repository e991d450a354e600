import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'settings.title': 'सेटिंग',
  'settings.lost': 'यह पेज यहाँ नहीं है',
  'settings.group.community': 'कम्युनिटी',
  'settings.group.help': 'मदद',
  'settings.terms': 'शर्तें',
  'settings.policy': 'निजता नीति',
  'settings.signOut': 'लॉग आउट',
  'settings.none': 'कोई नहीं',
  'settings.visitor': 'आपके खाते की चीज़ें देखने के लिए साइन इन करें।',
  'settings.visitor.signIn': 'साइन इन करें',
  'settings.closed.title': 'यह आपके खाते का हिस्सा है',
  'settings.closed.text': 'इसे देखने और बदलने के लिए साइन इन करें।',

  'settings.profile': 'प्रोफ़ाइल',
  'settings.picture': 'फ़ोटो बदलें',
  'settings.name': 'पूरा नाम',
  'settings.username': 'यूज़रनेम',
  'settings.bio': 'परिचय',
  'settings.birthDate': 'जन्म तिथि',
  'settings.social': 'सोशल प्रोफ़ाइल',
  'settings.social.count': '{all} में से {linked}',
  'settings.interests': 'रुचियाँ',

  'settings.signIn': 'साइन-इन',
  'settings.signIn.lead': 'साइन इन के कोड यहाँ भेजे जाते हैं। बदलाव की पुष्टि कोड से होती है।',
  'settings.email': 'ईमेल पता',
  'settings.phone': 'फ़ोन नंबर',

  'settings.devices': 'डिवाइस',
  'settings.notifications': 'सूचनाएँ',
  'settings.privacy': 'निजता',
  'settings.contact': 'हमसे संपर्क करें',

  'settings.appearance': 'भाषा और रंग-रूप',
  'settings.scheme': 'रंग-रूप',
  'settings.scheme.system': 'सिस्टम',
  'settings.scheme.light': 'हल्का',
  'settings.scheme.dark': 'गहरा',
  'settings.language': 'भाषा',
  'settings.language.page': 'जैसी इस साइट पर',

  'settings.delete': 'खाता मिटाएँ',
  'settings.delete.lead': 'इसे वापस नहीं लाया जा सकता। देखें, क्या होगा।',
  'settings.delete.videos': 'आपके वीडियो अपनी टिप्पणियों और स्पार्क समेत चले जाएँगे।',
  'settings.delete.comments': 'आपकी टिप्पणियाँ खाली कर दी जाएँगी, ताकि बातचीत समझ में आती रहे।',
  'settings.delete.leader': 'जिन कम्युनिटी के आप अकेले एडमिन हैं, उन्हें पहले किसी को सौंपना होगा।',
  'settings.delete.copy': 'अपना डेटा साथ ले जाएँ',
  'settings.delete.copy.hint': 'कुछ मिटने से पहले एक कॉपी',
  'settings.delete.signOut': 'बस लॉग आउट करें',
  'settings.delete.signOut.hint': 'सब कुछ बना रहेगा',
}
