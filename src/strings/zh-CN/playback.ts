import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'feed.report': '举报',
  'feed.manage': '在 {community} 中管理',
  'feed.keys.title': '键盘快捷键',
  'feed.keys.next': '下一个视频',
  'feed.keys.previous': '上一个视频',
  'feed.keys.toggle': '播放或暂停',
  'feed.keys.seek': '后退或快进 5 秒',
  'feed.keys.mute': '打开或关闭声音',
  'feed.keys.spark': '火花',
  'feed.keys.comments': '评论',
  'feed.keys.fullscreen': '全屏',
  'feed.keys.ends': '第一个或最后一个视频',
  'feed.keys.help': '此列表',
  'feed.keys.space': '空格键',
  'player.volume': '音量',
  'player.captions': '字幕',
  'player.captions.language': '字幕语言',
  'player.captions.size': '字幕大小',
  'player.speed': '播放速度',
  'player.rate': '{rate}×',
  'player.quality': '画质',
  'player.quality.auto': '自动',
  'player.quality.side': '{side}p',
  'player.fullscreen': '全屏',
  'player.exitFullscreen': '退出全屏',
  'player.pictureInPicture': '画中画',
}
