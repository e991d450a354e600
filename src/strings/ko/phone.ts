import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'phone.country': '국가: {name}, {code}',
  'phone.countries': '국가',
  'phone.search': '국가 검색...',
  'phone.search.name': '국가 검색',
  'phone.none': '해당 국가가 없어요',
}
