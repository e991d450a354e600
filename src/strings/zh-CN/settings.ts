import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'settings.title': '设置',
  'settings.lost': '页面不存在',
  'settings.group.community': '社区',
  'settings.group.help': '帮助',
  'settings.terms': '条款',
  'settings.policy': '隐私政策',
  'settings.signOut': '退出登录',
  'settings.none': '无',
  'settings.visitor': '登录后可查看账号的相关内容。',
  'settings.visitor.signIn': '登录',
  'settings.closed.title': '这属于你的账号',
  'settings.closed.text': '登录后即可查看和更改。',

  'settings.profile': '个人资料',
  'settings.picture': '更换头像',
  'settings.name': '姓名',
  'settings.username': '用户名',
  'settings.bio': '简介',
  'settings.birthDate': '出生日期',
  'settings.social': '社交账号',
  'settings.social.count': '{linked}/{all}',
  'settings.interests': '兴趣',

  'settings.signIn': '登录',
  'settings.signIn.lead': '登录验证码会发送到这里，更改时需用验证码确认。',
  'settings.email': '邮箱地址',
  'settings.phone': '手机号',

  'settings.devices': '设备',
  'settings.notifications': '通知',
  'settings.privacy': '隐私',
  'settings.contact': '联系我们',

  'settings.appearance': '语言和外观',
  'settings.scheme': '外观',
  'settings.scheme.system': '跟随系统',
  'settings.scheme.light': '浅色',
  'settings.scheme.dark': '深色',
  'settings.language': '语言',
  'settings.language.page': '与本站相同',

  'settings.delete': '删除账号',
  'settings.delete.lead': '此操作无法撤销。以下是会发生的事。',
  'settings.delete.videos': '你的视频会连同评论和火花一起删除。',
  'settings.delete.comments': '你的评论会清空内容，让对话仍能看懂。',
  'settings.delete.leader': '只有你负责的社区，需先转交给他人。',
  'settings.delete.copy': '带走你的数据',
  'settings.delete.copy.hint': '删除前留一份副本',
  'settings.delete.signOut': '仅退出登录',
  'settings.delete.signOut.hint': '一切都会保留',
}
