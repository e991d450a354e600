import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'loop.page': 'ループ「{name}」',
  'loop.tabs': '{name}の内容',
  'loop.in': '{community}のループ',
  'loop.videos': { other: '動画 {shown}本' },
  'loop.join': '参加',
  'loop.request': '参加をリクエスト',
  'loop.share': 'ループをシェア',
  'loop.subscribe': '新しい動画を通知',
  'loop.tab.videos': '動画',
  'loop.tab.members': 'メンバー',
  'loop.watch': '{name}の動画',
  'loop.videos.empty': 'まだ動画がありません',
  'loop.videos.empty.text': '最初の1本が雰囲気をつくります。',
  'loop.refresh': 'もう一度見る',
  'loop.closed.title': 'メンバー限定',
  'loop.closed.text': '参加すると、動画とメンバーが見られます。リクエストにはモデレーターが必ず返答します。',
  'loop.archived': 'アーカイブ済みです。引き続き見られますが、新しい投稿や参加はできません。',
  'loop.leave': '退出',
  'loop.leave.title': '{name}から退出しますか?',
  'loop.leave.open': 'いつでもまた参加できます。',
  'loop.leave.closed': '動画とメンバーが見られなくなります。戻るには、もう一度リクエストが必要です。',
  'loop.withdraw': '取り下げる',
  'loop.withdraw.title': 'リクエストを取り下げますか?',
  'loop.notFound.title': 'このループは見つかりません',
  'loop.notFound.text': '削除されたか、リンクに誤りがあります。',
  'loop.page.error': 'ループを読み込めませんでした',
  'loop.noSlug': '<geuin-loop> にはループの指定が必要です。slug="…" を追加してください。',
}
