import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'loop.label': 'ループ',
  'loop.members': { other: 'メンバー {shown}人' },
  'loop.closed': '非公開',
  'loop.joined': '参加中',
  'loop.requested': 'リクエスト中',
  'loop.isArchived': 'アーカイブ済み',
  'loop.new': '新しいループ',
  'loop.manage': '{name}を管理',
  'loop.manageWith': { other: '{name}を管理、{count}人が参加待ち' },
  'loop.empty': 'まだループがありません',
  'loop.empty.text': 'ループはコミュニティの中の小さなグループです。',
  'loop.communityFirst': '先にコミュニティに参加してください。',
  'loop.error': 'ループを読み込めませんでした',
}
