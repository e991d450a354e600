import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'categories.label': '分类',
  'categories.all': '全部',
  'categories.communities': '{category} 社区',
  'categories.loops': '{category} 圈子',
  'categories.empty': '这里还什么都没有',
  'categories.empty.text': '换个分类，或选择“全部”。',
}
