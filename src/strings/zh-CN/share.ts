import type { en } from '../en/share'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'share.title': '分享',
  'share.in': '{author} 发布于 {place}',
  'share.ways': '分享方式',
  'share.link': '链接',
  'share.qr': '二维码',
  'share.embed': '嵌入',
  'share.copy': '复制',
  'share.copied': '已复制',
  'share.linkCopied': '链接已复制',
  'share.copyFailed': '无法复制，请手动选中并复制。',
  'share.networks': '分享到',
  'share.email': '邮件',
  'share.messages': '信息',
  'share.system': '更多应用',
}
