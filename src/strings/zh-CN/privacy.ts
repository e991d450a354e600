import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'privacy.mentions': '谁可以提及你',
  'privacy.mentions.hint': '别人仍可写你的名字，但不会变成链接，也不会通知你。',
  'privacy.mentions.everyone': '所有人',
  'privacy.mentions.communities': '同一社区的人',
  'privacy.mentions.nobody': '不允许任何人',
  'privacy.mentions.failed': '你的选择加载失败',

  'privacy.blocked': '已屏蔽的人',
  'privacy.blocked.hint': '你不会看到他们，他们也无法提及你。对方不会得知。',
  'privacy.blocked.none': '你没有屏蔽任何人。',
  'privacy.blocked.failed': '列表加载失败',
  'privacy.unblock': '取消屏蔽',
  'privacy.unblock.name': '取消屏蔽 {name}',

  'privacy.data': '你的数据',
  'privacy.data.error': '副本状态加载失败',
  'privacy.copy': '数据副本',
  'privacy.copy.text': '资料、作品、评论和操作记录，合为一个文件',
  'privacy.copy.ask': '申请副本',
  'privacy.copy.gathering': '正在收集你的数据',
  'privacy.copy.count': '已完成 {done}/{total} 项。',
  'privacy.copy.gathering.text': '完成后会发邮件给你，可以关闭此页面。',
  'privacy.copy.ready': '副本已就绪',
  'privacy.copy.until': '{day} 前有效',
  'privacy.copy.download': '下载',
  'privacy.copy.anew': '重新生成',
  'privacy.copy.remove': '删除',
  'privacy.copy.failed': '未完成',
  'privacy.copy.failed.text': '我们这边出了点问题，你的数据很安全。',
  'privacy.copy.again': '重试',
}
