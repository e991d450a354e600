import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'devices.title': '设备',
  'devices.lead': '你当前登录的设备。',
  'devices.failed': '列表加载失败',
  'devices.name': '{system} 上的 {browser}',
  'devices.unknown': '未知设备',
  'devices.here': '此设备',
  'devices.now': '正在使用',
  'devices.only': '没有在其他设备上登录。',
  'devices.others': '其他设备',
  'devices.hint': '有不认识的设备？先将它退出登录，再检查邮箱地址和手机号。',
  'devices.end': '退出登录',
  'devices.end.name': '退出 {name} 的登录',
  'devices.end.ask': '退出 {name} 的登录？',
  'devices.ended': '{name} 已退出登录',
  'devices.others.end': '退出其他所有设备',
  'devices.others.ask': { other: '退出其他 {count} 台设备的登录？此设备会保持登录。' },
  'devices.others.ended': '其他设备均已退出登录',
  'devices.all.end': '退出所有设备',
  'devices.all.ask': { other: '退出包括此设备在内的 {count} 台设备？重新登录需要验证码。' },
}
