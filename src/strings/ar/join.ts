import type { en } from '../en/join'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'join.title': 'الانضمام إلى {name}',
  'join.title.closed': 'طلب الانضمام إلى {name}',
  'join.rules': 'يلتزم الجميع هنا بهذه القواعد:',
  'join.note': 'كلمات قليلة للمشرفين',
  'join.note.hint': 'يمكنك ترك هذا فارغًا. لا يقرأه إلا من يقرر.',
  'join.join': 'انضمام',
  'join.ask': 'إرسال الطلب',
  'join.acceptAndJoin': 'موافقة وانضمام',
  'join.acceptAndAsk': 'موافقة وإرسال',
  'join.menu': 'مكانك في {name}',
  'join.notify': 'إشعاري بالفيديوهات الجديدة',
}
