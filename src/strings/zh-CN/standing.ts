import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'standing.accepted': '你已加入，欢迎来到 {name}',
  'standing.refused': '你加入 {name} 的申请未通过',
  'standing.removed': '你已被移出 {name}',
  'standing.banned': '你已被 {name} 封禁',
  'standing.suspended': '在 {day} 之前，你不能在这里发布或发言',
  'standing.suspendedForGood': '你不能再在这里发布或发言',
  'standing.why': '管理员说：',
}
