import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'phone.country': '国: {name}、{code}',
  'phone.countries': '国',
  'phone.search': '国を検索...',
  'phone.search.name': '国を検索',
  'phone.none': '該当する国がありません',
}
