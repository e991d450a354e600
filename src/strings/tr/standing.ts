import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'standing.accepted': 'Artık içeridesin: {name} ailesine hoş geldin',
  'standing.refused': '{name} için katılma isteğin kabul edilmedi',
  'standing.removed': '{name} üyeliğin kaldırıldı',
  'standing.banned': '{name} için yasaklısın',
  'standing.suspended': '{day} tarihine kadar burada paylaşamaz ve yazamazsın',
  'standing.suspendedForGood': 'Artık burada paylaşamaz ve yazamazsın',
  'standing.why': 'Moderatörler diyor ki:',
}
