import type { en } from '../en/report'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'report.video': 'الإبلاغ عن الفيديو',
  'report.comment': 'الإبلاغ عن التعليق',
  'report.lead': 'ما المشكلة؟ لن يعرف أحد من أرسل البلاغ.',
  'report.leadAbout': 'ما المشكلة؟ لن يعرف {name} من أرسل البلاغ.',
  'report.reasons': 'السبب',
  'report.reason.spam': 'محتوى مزعج أو مضلّل',
  'report.reason.nudity': 'عُري أو محتوى جنسي',
  'report.reason.harassment': 'مضايقة أو تنمّر',
  'report.reason.hate': 'كراهية',
  'report.reason.violence': 'عنف أو خطر',
  'report.reason.stolen': 'عملي مستخدَم دون إذن',
  'report.reason.other': 'شيء آخر',
  'report.note': 'هل تود إضافة شيء؟ (اختياري)',
  'report.note.stolen': 'أين الأصل؟ (اختياري)',
  'report.note.other': 'ما المشكلة؟ (اختياري)',
  'report.send': 'إرسال البلاغ',
  'report.thanks': 'شكرًا، سنلقي نظرة',
  'report.thanks.video': 'لن ترى هذا الفيديو في أثناء ذلك.',
  'report.thanks.comment': 'لن ترى هذا التعليق في أثناء ذلك.',
  'report.next': 'الفيديو التالي',
  'report.done': 'تم',
  'report.hide': 'إخفاء كل ما ينشره {name}',
  'report.hidden': 'لن ترى شيئًا من {name} بعد الآن.',
}
