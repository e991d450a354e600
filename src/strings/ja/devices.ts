import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'devices.title': 'デバイス',
  'devices.lead': 'ログインしているデバイスです。',
  'devices.failed': '一覧を読み込めませんでした',
  'devices.name': '{system} の {browser}',
  'devices.unknown': '不明なデバイス',
  'devices.here': 'このデバイス',
  'devices.now': '使用中',
  'devices.only': 'ほかのデバイスではログインしていません。',
  'devices.others': 'ほかのデバイス',
  'devices.hint': '知らないデバイスがあれば、ログアウトしてから、メールアドレスと電話番号を確認してください。',
  'devices.end': 'ログアウト',
  'devices.end.name': '{name}からログアウト',
  'devices.end.ask': '{name}からログアウトしますか?',
  'devices.ended': '{name}からログアウトしました',
  'devices.others.end': 'ほかのデバイスからログアウト',
  'devices.others.ask': { other: 'ほかの{count}台からログアウトしますか? このデバイスではログインしたままです。' },
  'devices.others.ended': 'ほかのすべてのデバイスからログアウトしました',
  'devices.all.end': '全デバイスからログアウト',
  'devices.all.ask': { other: 'このデバイスを含む{count}台からログアウトしますか? 次のログインにはコードが必要です。' },
}
