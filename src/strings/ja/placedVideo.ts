import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'placedVideo.title': '{community}で管理',
  'placedVideo.failed': 'コミュニティを読み込めませんでした',
  'placedVideo.pin': '一番上に固定',
  'placedVideo.pinned': '{community}の一番上に固定しました。',
  'placedVideo.unpin': '固定を解除',
  'placedVideo.unpinned': '固定を解除しました。',
  'placedVideo.close': 'コメントをオフにする',
  'placedVideo.closed': 'コメントをオフにしました。今あるコメントは残ります。',
  'placedVideo.open': 'コメントをオンにする',
  'placedVideo.opened': 'コメントをオンにしました。',
  'placedVideo.move': 'ループに移動',
  'placedVideo.move.lead': 'ループのメンバーはループでも見られます。{community}にも残ります。',
  'placedVideo.move.none': 'ループなし',
  'placedVideo.move.send': '移動',
  'placedVideo.moved': '{loop}に移動しました。',
  'placedVideo.movedOut': 'ループから外しました。',
  'placedVideo.move.stays': '非公開ループの動画はほかへ移動できません。',
  'placedVideo.loops.failed': 'ループを読み込めませんでした',
  'placedVideo.loops.empty': 'このコミュニティにはまだループがありません',
  'placedVideo.remove': 'コミュニティから外す',
  'placedVideo.remove.lead':
    '{community}では誰にも表示されなくなります。{author}さんには理由が伝わり、一度だけ返答できます。',
  'placedVideo.remove.leadPlain':
    '{community}では誰にも表示されなくなります。投稿者には理由が伝わり、一度だけ返答できます。',
  'placedVideo.remove.reason': '理由',
  'placedVideo.remove.send': '外す',
  'placedVideo.removed': '{community}から外しました。',
}
