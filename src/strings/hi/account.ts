import type { en } from '../en/account'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'auth.profile': 'प्रोफ़ाइल',
  'auth.edit': 'प्रोफ़ाइल बदलें',
  'auth.edit.picture': 'प्रोफ़ाइल फ़ोटो',
  'auth.edit.name': 'पूरा नाम',
  'auth.edit.username': 'यूज़रनेम',
  'auth.edit.bio': 'परिचय',
  'auth.edit.birthDate': 'जन्म तिथि',
  'auth.edit.social': 'सोशल प्रोफ़ाइल',
  'auth.edit.email': 'ईमेल पता',
  'auth.edit.phone': 'फ़ोन नंबर',
  'auth.edit.interests': 'रुचियाँ',
  'auth.settings': 'सेटिंग',
  'auth.notices': 'मॉडरेटर की ओर से',
  'auth.devices': 'डिवाइस',
  'auth.creator': 'क्रिएटर बनें',
  'auth.delete': 'खाता मिटाएँ',
  'auth.signOut': 'लॉग आउट',
  'auth.signOut.title': 'लॉग आउट करें?',
  'auth.signOut.lead': 'आप कभी भी दोबारा साइन इन कर सकते हैं।',
  'auth.signOut.confirm': 'लॉग आउट',
}
