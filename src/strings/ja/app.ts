import type { en } from '../en/app'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'app.nav': 'メインメニュー',
  'app.skip': '本文へスキップ',
  'app.recent': '最近見たコミュニティ',
  'app.create': '作成',
  'app.profile': 'プロフィール',
  'app.notifications': { other: '通知、未読{shown}件' },

  'app.title.home': 'ホーム',
  'app.title.latest': '新着の動画',
  'app.title.popular': '人気の動画',
  'app.title.explore': '探す',
  'app.title.search': '検索',
  'app.title.video': '動画',
  'app.title.community': 'コミュニティ',
  'app.title.group': 'ループ',
  'app.title.profile': 'プロフィール',
  'app.title.brand': '概要',
  'app.title.notification': '通知',
  'app.title.settings': '設定',
  'app.title.terms': '利用規約',
  'app.title.privacy': 'プライバシー',
  'app.title.posts': '自分の投稿',
  'app.title.post': '投稿',
  'app.title.post-create': '新しい投稿',
  'app.title.post-draft': '下書き',
  'app.title.saved': '保存した動画',
  'app.title.history': '視聴履歴',

  'app.own': '自分のページ',
  'app.find': '動画、ユーザー、コミュニティを検索',

  'app.lost.title': 'ページが見つかりません',
  'app.lost.text': '移動したか、削除された可能性があります。',
  'app.lost.action': 'ホームへ',
  'app.signIn': 'ログイン',
  'app.signIn.title': '表示するにはログインしてください',
  'app.signIn.text': 'このページを見られるのは自分だけです。ログインするとすぐに開きます。',
  'app.legal.out': '{brand}のサイトで読む',
  'app.legal.none': '{brand}はまだ公開していません',
  'app.legal.error': 'このページを読み込めませんでした',
}
