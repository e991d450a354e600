import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'loop.label': '圈子',
  'loop.members': { other: '{shown} 名成员' },
  'loop.closed': '私密',
  'loop.joined': '已加入',
  'loop.requested': '已申请',
  'loop.isArchived': '已归档',
  'loop.new': '新建圈子',
  'loop.manage': '管理 {name}',
  'loop.manageWith': { other: '管理 {name}，{count} 人等待加入' },
  'loop.empty': '还没有圈子',
  'loop.empty.text': '圈子是社区里的小群组。',
  'loop.communityFirst': '请先加入所属社区。',
  'loop.error': '圈子加载失败',
}
