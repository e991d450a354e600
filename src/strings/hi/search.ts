import type { en } from '../en/search'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'search.label': 'खोजें',
  'search.clear': 'खोज मिटाएँ',
  'search.for': '“{words}” खोजें',
  'search.meant': 'क्या आपका मतलब “{words}” था?',
  'search.suggestions': 'सुझाव',
  'search.suggestions.count': { one: '{count} सुझाव', other: '{count} सुझाव' },
  'search.plays': { one: '{shown} बार देखा गया', other: '{shown} बार देखा गया' },
  'search.members': { one: '{shown} सदस्य', other: '{shown} सदस्य' },
  'search.videoCount': { one: '{shown} वीडियो', other: '{shown} वीडियो' },
  'search.recent': 'हाल की खोजें',
  'search.recent.clear': 'सब मिटाएँ',
  'search.recent.remove': '“{words}” हटाएँ',
  'search.results': '“{words}” के नतीजे',
  'search.also': 'इनके नतीजे भी दिख रहे हैं',
  'search.top': 'शीर्ष',
  'search.videos': 'वीडियो',
  'search.users': 'लोग',
  'search.communities': 'कम्युनिटी',
  'search.loops': 'लूप',
  'search.all': 'सभी देखें',
  'search.all.of': 'सभी देखें: {kind}',
  'search.none': '“{words}” के लिए कुछ नहीं मिला',
  'search.none.text': 'छोटे शब्द से अक्सर ज़्यादा मिलता है।',
  'search.none.action': 'लोकप्रिय वीडियो देखें',
  'search.error': 'खोज नहीं हो पाई',
}
