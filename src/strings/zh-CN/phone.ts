import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'phone.country': '国家/地区：{name}，{code}',
  'phone.countries': '国家/地区',
  'phone.search': '搜索国家/地区...',
  'phone.search.name': '搜索国家/地区',
  'phone.none': '没有这个国家/地区',
}
