import type { en } from '../en/account'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'auth.profile': '个人资料',
  'auth.edit': '编辑资料',
  'auth.edit.picture': '头像',
  'auth.edit.name': '姓名',
  'auth.edit.username': '用户名',
  'auth.edit.bio': '简介',
  'auth.edit.birthDate': '出生日期',
  'auth.edit.social': '社交账号',
  'auth.edit.email': '邮箱地址',
  'auth.edit.phone': '手机号',
  'auth.edit.interests': '兴趣',
  'auth.settings': '设置',
  'auth.notices': '管理员通知',
  'auth.devices': '设备',
  'auth.creator': '成为创作者',
  'auth.delete': '删除账号',
  'auth.signOut': '退出登录',
  'auth.signOut.title': '退出登录？',
  'auth.signOut.lead': '你可以随时重新登录。',
  'auth.signOut.confirm': '退出',
}
