import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'feed.empty.title': 'אין עדיין סרטונים',
  'feed.empty.text': 'סרטונים חדשים יופיעו כאן ברגע שמישהו יפרסם.',
  'feed.own.empty': 'אין בדף הזה סרטונים להצגה.',
  'feed.notFound.title': 'אין כאן כלום',
  'feed.notFound.text': 'מה שהקישור הזה פותח כבר לא כאן, או שמעולם לא היה.',
}
