import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'feed.positionOnly': '视频 {position}',
  'feed.soldOut': '已售罄',
  'feed.tabs': '动态',
  'feed.by': '{title}，作者 {author}',
  'feed.previous': '上一个视频',
  'feed.next': '下一个视频',
  'feed.end.title': '已全部看完',
  'feed.end.text': '暂时就这些了。',
  'feed.end.action': '回到开头',
  'feed.slow': '等待时间过长。',
  'feed.float.label': '迷你播放器',
  'feed.float.maximise': '放大',
  'player.pause': '暂停',
  'player.error.title': '视频加载失败',
  'player.error.text': '请检查网络，或继续看下一个。',
  'player.error.next': '下一个视频',
}
