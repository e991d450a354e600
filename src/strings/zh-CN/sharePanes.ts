import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'share.qr.hint': '用相机扫描，即可在其他设备上打开。',
  'share.qr.failed': '二维码加载失败。',
  'share.embed.code': '网页代码',
  'share.embed.forms': '代码类型',
  'share.embed.link': '链接',
  'share.embed.link.hint': '随处可用，并会变成播放器',
  'share.embed.tag': '标签',
  'share.embed.tag.hint': '用于你自己的网页',
  'share.embed.frame': '框架',
  'share.embed.frame.hint': '用于不能运行脚本的网页',
  'share.embed.hint': '任意页面只需两行代码。请在样式表中设置元素的高度。',
  'share.embed.size': '尺寸',
  'share.embed.size.full': '全宽',
  'share.embed.scheme': '外观',
  'share.embed.scheme.system': '跟随系统',
  'share.embed.scheme.light': '浅色',
  'share.embed.scheme.dark': '深色',
  'share.embed.start': '开始时间',
  'share.embed.start.here': '当前播放位置',
  'share.embed.until': '脚本加载之前',
  'share.embed.copy': '复制代码',
  'share.embed.copied': '代码已复制',
}
