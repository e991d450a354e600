import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'explore.label': '探索',
  'explore.recent': '最近访问的社区',
  'explore.communities': '精选社区',
  'explore.people': '值得一看的人',
  'explore.loops': '精选圈子',
  'explore.more': '显示更多',
  'explore.videos': { other: '{shown} 个视频' },
  'explore.error': '此部分加载失败',
  'explore.empty': '还没有社区',
  'explore.empty.text': '有了社区后会显示在这里。',
}
