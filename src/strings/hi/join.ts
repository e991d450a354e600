import type { en } from '../en/join'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'join.title': '{name} से जुड़ें',
  'join.title.closed': '{name} से जुड़ने का अनुरोध',
  'join.rules': 'यहाँ सब इन नियमों को मानते हैं:',
  'join.note': 'मॉडरेटर के लिए कुछ शब्द',
  'join.note.hint': 'इसे खाली छोड़ सकते हैं। सिर्फ़ फ़ैसला करने वाले इसे पढ़ते हैं।',
  'join.join': 'जुड़ें',
  'join.ask': 'अनुरोध भेजें',
  'join.acceptAndJoin': 'मानें और जुड़ें',
  'join.acceptAndAsk': 'मानें और भेजें',
  'join.menu': '{name} में आपकी जगह',
  'join.notify': 'नए वीडियो की सूचना दें',
}
