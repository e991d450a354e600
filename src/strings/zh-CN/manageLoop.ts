import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'manageLoop.new': '新建圈子',
  'manageLoop.create': '创建圈子',
  'manageLoop.created': '{name} 已创建，你是第一位成员',
  'manageLoop.title': '管理圈子',
  'manageLoop.requests.empty': '申请加入私密圈子的人会显示在这里。',

  'manageLoop.requests.all': '全部通过',
  'manageLoop.requests.all.title': '全部通过？',
  'manageLoop.requests.all.text': { other: '列表中的 {count} 人会成为成员，更早的申请也会一并通过。' },
  'manageLoop.requests.all.done': '所有人都已加入',
  'manageLoop.members': '成员',
  'manageLoop.remove': '移除',
  'manageLoop.remove.name': '移除 {name}',
  'manageLoop.remove.title': '移除 {name}？',
  'manageLoop.remove.text': '对方会离开圈子但留在社区，之后可以再回来。',
  'manageLoop.remove.reason': '原因',
  'manageLoop.remove.hint': '对方会看到，社区管理者也能在操作记录中看到。',
  'manageLoop.remove.done': '已移除 {name}',

  'manageLoop.edit': '编辑信息',
  'manageLoop.picture': '图片',
  'manageLoop.name': '名称',
  'manageLoop.name.empty': '圈子需要一个名称。',
  'manageLoop.name.long': '名称最多 {limit} 个字符。',
  'manageLoop.description': '描述',
  'manageLoop.description.long': '描述最多 {limit} 个字符。',
  'manageLoop.closed': '私密圈子',
  'manageLoop.closed.hint': '需要申请加入，内容仅成员可见。',
  'manageLoop.opens': { other: '等待中的 {count} 人会成为成员。' },
  'manageLoop.save': '保存',
  'manageLoop.saved': '已保存',
  'manageLoop.discard': '放弃更改',

  'manageLoop.archive': '归档',
  'manageLoop.archive.title': '归档 {name}？',
  'manageLoop.archive.text': '它会从所有列表中消失，不再接收新成员和视频。现在能看到的人仍可查看，你也可以恢复它。',
  'manageLoop.archive.waiting': { other: '等待中的 {count} 人的申请会被拒绝。' },
  'manageLoop.archived': '{name} 已归档',
  'manageLoop.restore': '恢复',
  'manageLoop.restored': '{name} 已恢复',
  'manageLoop.isArchived': '此圈子已归档：不在任何列表中，也无法加入或发布。',

  'manageLoop.archivedLoops': '已归档的圈子',
  'manageLoop.archivedLoops.empty': '没有已归档的圈子',
  'manageLoop.archivedLoops.text': '归档的圈子会留在这里，直到有人恢复。',
  'manageLoop.restore.name': '恢复 {name}',

  'manageLoop.error.forbidden': '你已没有权限进行此操作',
  'manageLoop.error.gone': '有人抢先处理了，或它已不存在',
  'manageLoop.error.words': '这里不能使用这些词语或链接',
}
