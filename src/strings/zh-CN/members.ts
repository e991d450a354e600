import type { en } from '../en/members'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'members.label': '成员',
  'members.search': '搜索成员',
  'members.clear': '清除搜索',
  'members.found': { other: '找到 {count} 人' },
  'members.foundMore': '找到超过 {count} 人',
  'members.none': '没有叫这个名字的人',
  'members.none.text': '搜索会匹配姓名或用户名的开头。',
  'members.empty': '还没有成员',
  'members.empty.text': '最先加入的人会显示在这里。',
  'members.error': '成员加载失败',
  'members.leader': '负责人',
  'members.moderator': '管理员',
  'members.you': '我',
}
