import type { en } from '../en/report'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'report.video': '動画を報告',
  'report.comment': 'コメントを報告',
  'report.lead': 'どのような問題ですか? 誰が報告したかは知られません。',
  'report.leadAbout': 'どのような問題ですか? 誰が報告したかは{name}さんに知られません。',
  'report.reasons': '理由',
  'report.reason.spam': 'スパム、誤解を招く内容',
  'report.reason.nudity': 'ヌード、性的な内容',
  'report.reason.harassment': '嫌がらせ、いじめ',
  'report.reason.hate': 'ヘイト',
  'report.reason.violence': '暴力、危険な行為',
  'report.reason.stolen': '自分の作品の無断使用',
  'report.reason.other': 'その他',
  'report.note': '補足はありますか? (任意)',
  'report.note.stolen': '元の作品はどこにありますか? (任意)',
  'report.note.other': 'どのような内容ですか? (任意)',
  'report.send': '報告する',
  'report.thanks': 'ありがとうございます。確認します',
  'report.thanks.video': '確認している間、この動画は表示されません。',
  'report.thanks.comment': '確認している間、このコメントは表示されません。',
  'report.next': '次の動画',
  'report.done': '完了',
  'report.hide': '{name}さんの投稿をすべて非表示',
  'report.hidden': '{name}さんの投稿は今後表示されません。',
}
