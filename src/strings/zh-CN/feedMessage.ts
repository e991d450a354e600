import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'feed.empty.title': '还没有视频',
  'feed.empty.text': '有人发布新视频后，会显示在这里。',
  'feed.own.empty': '此页面没有可显示的视频。',
  'feed.notFound.title': '这里什么都没有',
  'feed.notFound.text': '此链接的内容已不存在，或从未存在。',
}
