import type { en } from '../en/code'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'code.title': 'コードを入力',
  'code.lead': '{address} に6桁のコードを送りました',
  'code.label': '6桁のコード',
  'code.verify': '確認',
  'code.digits': 'コードは6桁です。',
  'code.wrong': 'コードが正しくありません',
  'code.failed': 'コードを確認できませんでした',
  'code.triesLeft': { other: 'あと{count}回試せます。' },
  'code.noneLeft': 'もう試せません。新しいコードを取得してください。',
  'code.wait': '{time} 後に再送信',
  'code.nothing': '届きませんか?',
  'code.resend': 'コードを再送信',
  'code.resent': '新しいコードを送りました。',
  'code.send.phoneRefused': 'コードを送れませんでした。別の電話番号かメールでログインしてください。',
  'code.send.phoneRefused.update': 'コードを送れませんでした。別の電話番号をお使いください。',
  'code.send.waitMinutes': '{time}分後にもう一度お試しください。',
  'code.send.waitSeconds': '{time} 後にもう一度お試しください。',
  'code.send.failed': '問題が発生しました。もう一度お試しください。',
  'code.send.noAnswer': '予期しないエラーが発生しました。もう一度お試しください。',
}
