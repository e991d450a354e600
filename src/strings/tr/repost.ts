import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'repost.title': 'Şurada yeniden paylaş',
  'repost.profile': 'Profilin',
  'repost.members': { one: '{shown} üye', other: '{shown} üye' },
  'repost.loop': '{name} içinde döngü',
  'repost.approval': 'Önce bir yönetici onaylar',
  'repost.reposted': 'Yeniden paylaşıldı, {ago}',
  'repost.waiting': 'Onay bekliyor',
  'repost.leaders': 'Burada yalnızca yöneticiler paylaşabilir',
  'repost.undo': 'Geri al',
  'repost.undoIn': 'Geri al: {name}',
  'repost.send': { one: '{count} yerde yeniden paylaş', other: '{count} yerde yeniden paylaş' },
  'repost.none': 'Yer seç',
  'repost.more': 'Daha fazla göster',
  'repost.error': 'Yerlerin yüklenemedi',
  'repost.done': { one: '{count} yerde yeniden paylaşıldı', other: '{count} yerde yeniden paylaşıldı' },
  'repost.asked': 'Bir yönetici onaylayınca yeniden paylaşılır',
  'repost.undone': 'Yeniden paylaşım geri alındı',
}
