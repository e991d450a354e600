import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'reportPerson.title': '{name} की शिकायत करें',
  'reportPerson.where': 'यह कहाँ हुआ?',
  'reportPerson.elsewhere': 'कहीं और',
  'reportPerson.impersonation': 'किसी और के होने का दिखावा',
  'reportPerson.thanks.title': 'धन्यवाद, हम देखेंगे',
  'reportPerson.thanks': 'मॉडरेटर इसे पढ़कर तय करेंगे कि क्या करना है।',
  'reportPerson.done': 'हो गया',
  'reportPerson.block': '{name} को ब्लॉक करें',
}
