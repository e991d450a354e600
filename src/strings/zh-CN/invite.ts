import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'invite.title': '邀请',
  'invite.by': '{person} 邀请你加入 {name}',
  'invite.to': '你受邀加入 {name}',
  'invite.members': { other: '{shown} 名成员' },
  'invite.until': '邀请有效期至 {day}。',
  'invite.rules': '那里的每个人都遵守这些规则：',
  'invite.accept': '加入',
  'invite.acceptRules': '同意并加入',
  'invite.in': '你已是成员',
  'invite.done': '你已加入，欢迎来到 {name}',
  'invite.over': '此邀请已失效',
  'invite.over.text': '它已过期、用完或被撤回，可以请对方再发一个。',
  'invite.none': '没有这个邀请',
  'invite.none.text': '链接可能有误。',
  'invite.banned': '你无法加入此社区',
  'invite.rulesChanged': '此社区新增了规则，请重新打开链接。',
  'invite.error': '邀请加载失败',
}
