import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'notificationSettings.caption': '接收哪些通知，以何种方式',
  'notificationSettings.kind': '类型',
  'notificationSettings.app': '应用',
  'notificationSettings.mail': '邮件',
  'notificationSettings.push': '推送',
  'notificationSettings.answers': '回复和提及',
  'notificationSettings.answers.text': '你视频下的评论、回复、@你',
  'notificationSettings.sparks': '火花和转发',
  'notificationSettings.sparks.text': '每个视频每天最多推送一次',
  'notificationSettings.posts': '你的作品',
  'notificationSettings.posts.text': '发布成功或失败，管理员的决定',
  'notificationSettings.communities': '你的社区的新内容',
  'notificationSettings.communities.text': '你关注的圈子的视频，你在其中的角色',
  'notificationSettings.requests': '申请和举报',
  'notificationSettings.requests.text': '你负责的地方，你举报的内容',
  'notificationSettings.mail.often': '邮件每天最多一封，内容是你未读的消息。验证码和账号通知始终会发送。',
  'notificationSettings.error': '设置加载失败',

  'notificationSettings.push.off.title': '此浏览器的推送已关闭',
  'notificationSettings.push.off.text': '关闭此页面后，也能收到消息。',
  'notificationSettings.push.off.action': '开启',
  'notificationSettings.push.on.title': '此浏览器的推送已开启',
  'notificationSettings.push.on.text': '在此退出登录后会停止。',
  'notificationSettings.push.on.action': '关闭',
  'notificationSettings.push.blocked.title': '此浏览器禁止了推送',
  'notificationSettings.push.blocked.text': '在浏览器的网站设置中允许 {host} 发送通知，即可在此使用。',
  'notificationSettings.push.unavailable.title': '此网站没有推送',
  'notificationSettings.push.unavailable.text': '应用和邮件仍会通知你。',
  'notificationSettings.push.unsupported.title': '此浏览器不支持推送',
  'notificationSettings.push.unsupported.text': '在 iPhone 或 iPad 上，请先将网站添加到主屏幕，再从那里打开。',
}
