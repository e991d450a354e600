import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'repost.title': 'リポスト先',
  'repost.profile': '自分のプロフィール',
  'repost.members': { other: 'メンバー {shown}人' },
  'repost.loop': '{name}のループ',
  'repost.approval': 'リーダーの承認が必要',
  'repost.reposted': 'リポスト済み、{ago}',
  'repost.waiting': '承認待ち',
  'repost.leaders': '投稿できるのはリーダーのみ',
  'repost.undo': '取り消す',
  'repost.undoIn': '取り消す: {name}',
  'repost.send': { other: '{count}か所にリポスト' },
  'repost.none': 'リポスト先を選択',
  'repost.more': 'もっと見る',
  'repost.error': 'リポスト先を読み込めませんでした',
  'repost.done': { other: '{count}か所にリポストしました' },
  'repost.asked': 'リーダーが承認するとリポストされます',
  'repost.undone': 'リポストを取り消しました',
}
