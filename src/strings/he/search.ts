import type { en } from '../en/search'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'search.label': 'חיפוש',
  'search.clear': 'ניקוי החיפוש',
  'search.for': 'חיפוש ״{words}״',
  'search.meant': 'האם הכוונה הייתה ל״{words}״?',
  'search.suggestions': 'הצעות',
  'search.suggestions.count': { one: 'הצעה אחת', two: '{count} הצעות', other: '{count} הצעות' },
  'search.plays': { one: 'צפייה אחת', two: '{shown} צפיות', other: '{shown} צפיות' },
  'search.members': { one: 'חבר אחד', two: '{shown} חברים', other: '{shown} חברים' },
  'search.videoCount': { one: 'סרטון אחד', two: '{shown} סרטונים', other: '{shown} סרטונים' },
  'search.recent': 'חיפושים אחרונים',
  'search.recent.clear': 'ניקוי הכול',
  'search.recent.remove': 'הסרת ״{words}״',
  'search.results': 'תוצאות עבור ״{words}״',
  'search.also': 'מוצגות גם תוצאות עבור',
  'search.top': 'מובילים',
  'search.videos': 'סרטונים',
  'search.users': 'אנשים',
  'search.communities': 'קהילות',
  'search.loops': 'לולאות',
  'search.all': 'להצגת הכול',
  'search.all.of': 'להצגת הכול: {kind}',
  'search.none': 'אין תוצאות עבור ״{words}״',
  'search.none.text': 'מילה קצרה יותר מוצאת בדרך כלל יותר.',
  'search.none.action': 'לסרטונים הפופולריים',
  'search.error': 'החיפוש נכשל',
}
