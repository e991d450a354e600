import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'requests.label': '加入申请',
  'requests.accept': '通过',
  'requests.accept.name': '通过 {name} 的申请',
  'requests.refuse': '拒绝 {name} 的申请',
  'requests.accepted': '{name} 已成为成员',
  'requests.refused': '申请已拒绝',
  'requests.empty': '没有人在等待',
  'requests.error': '申请加载失败',
}
