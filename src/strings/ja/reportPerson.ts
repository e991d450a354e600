import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'reportPerson.title': '{name}さんを報告',
  'reportPerson.where': 'どこで起きましたか?',
  'reportPerson.elsewhere': 'それ以外の場所',
  'reportPerson.impersonation': 'なりすまし',
  'reportPerson.thanks.title': 'ありがとうございます。確認します',
  'reportPerson.thanks': 'モデレーターが確認し、対応を決めます。',
  'reportPerson.done': '完了',
  'reportPerson.block': '{name}さんをブロック',
}
