import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'creator.slides': 'ما يفعله صنّاع المحتوى',
  'creator.slide': 'الشريحة {number} من {count}',
  'creator.one.title': 'كن صانع محتوى في {brand}',
  'creator.one.text': 'انشر أعمالك، وصِل إلى جمهور {brand}، وشاهد ما يمنحه الناس شرارة.',
  'creator.two.title': 'كوّن علاقات وأشعل الحوارات',
  'creator.two.text': 'أجب عن التعليقات، وأشر إلى شركائك، وابدأ حلقة حول فكرة واحدة.',
  'creator.three.title': 'أشرف على مجتمعك',
  'creator.three.text': 'رحّب بالأعضاء، واضبط الأجواء، واجعل التغذية جديرة بالمتابعة.',
  'creator.become': 'كن صانع محتوى',
  'creator.requested': 'تم الطلب',
  'creator.accepted': 'أنت الآن صانع محتوى في {brand}.',
  'creator.notNow': 'ليس الآن',
  'creator.failed': 'حدث خطأ ما!',
}
