import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'invite.title': '招待',
  'invite.by': '{person}さんが{name}に招待しています',
  'invite.to': '{name}に招待されています',
  'invite.members': { other: 'メンバー {shown}人' },
  'invite.until': '招待は{day}まで有効です。',
  'invite.rules': 'メンバーみんなが守るルールです。',
  'invite.accept': '参加',
  'invite.acceptRules': '同意して参加',
  'invite.in': 'すでにメンバーです',
  'invite.done': '参加しました。{name}へようこそ',
  'invite.over': 'この招待は使えなくなりました',
  'invite.over.text': '期限切れか、使用済み、または取り消されました。新しい招待をお願いしてみてください。',
  'invite.none': 'この招待は見つかりません',
  'invite.none.text': 'リンクに誤りがあるかもしれません。',
  'invite.banned': 'このコミュニティには参加できません',
  'invite.rulesChanged': 'このコミュニティにルールができました。リンクをもう一度開いてください。',
  'invite.error': '招待を読み込めませんでした',
}
