import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'reportPerson.title': '举报 {name}',
  'reportPerson.where': '在哪里发生的？',
  'reportPerson.elsewhere': '其他地方',
  'reportPerson.impersonation': '冒充他人',
  'reportPerson.thanks.title': '谢谢，我们会查看',
  'reportPerson.thanks': '管理员会查看并决定如何处理。',
  'reportPerson.done': '完成',
  'reportPerson.block': '屏蔽 {name}',
}
