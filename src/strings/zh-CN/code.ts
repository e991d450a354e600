import type { en } from '../en/code'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'code.title': '输入验证码',
  'code.lead': '六位数字已发送至 {address}',
  'code.label': '六位验证码',
  'code.verify': '验证',
  'code.digits': '验证码必须为 6 位数字。',
  'code.wrong': '验证码无效',
  'code.failed': '验证码校验失败',
  'code.triesLeft': { other: '还可以尝试 {count} 次。' },
  'code.noneLeft': '尝试次数已用完，请获取新的验证码。',
  'code.wait': '{time} 后可重发',
  'code.nothing': '没有收到？',
  'code.resend': '重新发送',
  'code.resent': '新的验证码已发出。',
  'code.send.phoneRefused': '验证码发送失败，请使用其他手机号或邮箱登录。',
  'code.send.phoneRefused.update': '验证码发送失败，请使用其他手机号。',
  'code.send.waitMinutes': '请在 {time} 分钟后重试！',
  'code.send.waitSeconds': '请在 {time} 后重试！',
  'code.send.failed': '出了点问题，请重试！',
  'code.send.noAnswer': '发生意外错误，请重试。',
}
