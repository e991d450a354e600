import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'saved.title': '收藏的视频',
  'saved.save': '收藏，稍后再看',
  'saved.remove': '取消收藏',
  'saved.done': '已收藏，仅自己可见。',
  'saved.removed': '已取消收藏',
  'saved.empty': '还没有收藏',
  'saved.empty.text': '在视频的“更多选项”中收藏后，就会出现在这里，仅自己可见。',
  'saved.explore': '探索',
  'saved.clear.title': '移除所有已保存的视频？',
  'saved.clear.text': '移除后无法恢复。',
  'saved.clear.done': '已保存的视频已全部移除',
  'history.title': '观看历史',
  'history.keep': '记录我看过的视频',
  'history.private': '此列表仅自己可见，视频会保留一年。',
  'history.empty': '还没有看过视频',
  'history.empty.text': '你看过的视频会显示在这里，最近的在前。',
  'history.off': '观看历史已关闭',
  'history.off.text': '开启后，可以找回看过的视频。',
  'saved.clear': '全部清除',
  'history.clear.title': '清除观看历史？',
  'history.clear.text': '清除后无法恢复。',
  'history.clear.done': '观看历史已清空',
}
