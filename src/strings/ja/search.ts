import type { en } from '../en/search'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'search.label': '検索',
  'search.clear': '検索をクリア',
  'search.for': '「{words}」を検索',
  'search.meant': 'もしかして「{words}」?',
  'search.suggestions': '候補',
  'search.suggestions.count': { other: '候補{count}件' },
  'search.plays': { other: '{shown}回再生' },
  'search.members': { other: 'メンバー {shown}人' },
  'search.videoCount': { other: '動画 {shown}本' },
  'search.recent': '最近の検索',
  'search.recent.clear': 'すべて削除',
  'search.recent.remove': '「{words}」を削除',
  'search.results': '「{words}」の検索結果',
  'search.also': '次の検索結果も表示しています:',
  'search.top': 'トップ',
  'search.videos': '動画',
  'search.users': 'ユーザー',
  'search.communities': 'コミュニティ',
  'search.loops': 'ループ',
  'search.all': 'すべて見る',
  'search.all.of': 'すべて見る: {kind}',
  'search.none': '「{words}」は見つかりませんでした',
  'search.none.text': '言葉を短くすると、見つかりやすくなります。',
  'search.none.action': '人気の動画を見る',
  'search.error': '検索できませんでした',
}
