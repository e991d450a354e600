import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'repost.title': '转发到',
  'repost.profile': '我的主页',
  'repost.members': { other: '{shown} 名成员' },
  'repost.loop': '{name} 的圈子',
  'repost.approval': '需负责人批准',
  'repost.reposted': '已转发，{ago}',
  'repost.waiting': '等待批准',
  'repost.leaders': '只有负责人可以在此发布',
  'repost.undo': '撤销',
  'repost.undoIn': '撤销：{name}',
  'repost.send': { other: '转发到 {count} 处' },
  'repost.none': '选择转发到哪里',
  'repost.more': '显示更多',
  'repost.error': '可转发的位置加载失败',
  'repost.done': { other: '已转发到 {count} 处' },
  'repost.asked': '负责人批准后即会转发',
  'repost.undone': '已撤销转发',
}
