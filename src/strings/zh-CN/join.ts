import type { en } from '../en/join'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'join.title': '加入 {name}',
  'join.title.closed': '申请加入 {name}',
  'join.rules': '这里的每个人都遵守这些规则：',
  'join.note': '给管理员的话',
  'join.note.hint': '可以留空，只有审批的人会看到。',
  'join.join': '加入',
  'join.ask': '提交申请',
  'join.acceptAndJoin': '同意并加入',
  'join.acceptAndAsk': '同意并提交',
  'join.menu': '你在 {name} 中的设置',
  'join.notify': '有新视频时通知我',
}
