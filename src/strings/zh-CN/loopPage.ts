import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'loop.page': '圈子 {name}',
  'loop.tabs': '{name} 中的内容',
  'loop.in': '{community} 的圈子',
  'loop.videos': { other: '{shown} 个视频' },
  'loop.join': '加入',
  'loop.request': '申请加入',
  'loop.share': '分享圈子',
  'loop.subscribe': '有新视频时通知我',
  'loop.tab.videos': '视频',
  'loop.tab.members': '成员',
  'loop.watch': '{name} 的视频',
  'loop.videos.empty': '还没有视频',
  'loop.videos.empty.text': '第一个视频会定下基调。',
  'loop.refresh': '再看看',
  'loop.closed.title': '仅限成员',
  'loop.closed.text': '加入后可查看视频和成员。管理员会答复每个申请。',
  'loop.archived': '已归档：仍可查看，但不再接收新内容。',
  'loop.leave': '退出',
  'loop.leave.title': '退出 {name}？',
  'loop.leave.open': '你可以随时重新加入。',
  'loop.leave.closed': '你将看不到其中的视频和成员。想回来需重新申请。',
  'loop.withdraw': '撤回',
  'loop.withdraw.title': '撤回申请？',
  'loop.notFound.title': '没有这个圈子',
  'loop.notFound.text': '它已不存在，或链接有误。',
  'loop.page.error': '圈子加载失败',
  'loop.noSlug': '<geuin-loop> 需要指定圈子：请添加 slug="…"。',
}
