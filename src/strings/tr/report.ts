import type { en } from '../en/report'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'report.video': 'Videoyu bildir',
  'report.comment': 'Yorumu bildir',
  'report.lead': 'Sorun ne? Kimin bildirdiği kimseye söylenmez.',
  'report.leadAbout': 'Sorun ne? {name} kimin bildirdiğini öğrenmez.',
  'report.reasons': 'Neden',
  'report.reason.spam': 'Spam ya da yanıltıcı',
  'report.reason.nudity': 'Çıplaklık ya da cinsel içerik',
  'report.reason.harassment': 'Taciz ya da zorbalık',
  'report.reason.hate': 'Nefret',
  'report.reason.violence': 'Şiddet ya da tehlike',
  'report.reason.stolen': 'Benim işim, izinsiz kullanılmış',
  'report.reason.other': 'Başka bir şey',
  'report.note': 'Eklemek istediğin bir şey var mı? (isteğe bağlı)',
  'report.note.stolen': 'Aslı nerede? (isteğe bağlı)',
  'report.note.other': 'Nedir? (isteğe bağlı)',
  'report.send': 'Şikâyeti gönder',
  'report.thanks': 'Teşekkürler, inceleyeceğiz',
  'report.thanks.video': 'Bu sırada bu videoyu bir daha görmezsin.',
  'report.thanks.comment': 'Bu sırada bu yorumu bir daha görmezsin.',
  'report.next': 'Sonraki video',
  'report.done': 'Bitti',
  'report.hide': 'Her şeyini gizle: {name}',
  'report.hidden': 'Artık {name} adlı kişiden bir şey görmezsin.',
}
