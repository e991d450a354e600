import type { en } from '../en/code'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'code.title': 'أدخل الرمز',
  'code.lead': 'أرسلنا ستة أرقام إلى {address}',
  'code.label': 'رمز من ستة أرقام',
  'code.verify': 'تحقق',
  'code.digits': 'يجب أن يتكوّن الرمز من 6 أرقام.',
  'code.wrong': 'رمز غير صحيح',
  'code.failed': 'تعذّر التحقق من الرمز',
  'code.triesLeft': {
    zero: 'لم تبقَ محاولات ({count}).',
    one: 'بقيت محاولة واحدة.',
    two: 'بقيت محاولتان.',
    few: 'بقيت {count} محاولات.',
    many: 'بقيت {count} محاولة.',
    other: 'بقيت {count} محاولة.',
  },
  'code.noneLeft': 'لم تبقَ محاولات. اطلب رمزًا جديدًا.',
  'code.wait': 'إعادة الإرسال بعد {time}',
  'code.nothing': 'لم يصل شيء؟',
  'code.resend': 'إعادة إرسال الرمز',
  'code.resent': 'رمز جديد في الطريق إليك.',
  'code.send.phoneRefused': 'تعذّر إرسال الرمز. استخدم رقمًا آخر أو بريدك لتسجيل الدخول.',
  'code.send.phoneRefused.update': 'تعذّر إرسال الرمز. استخدم رقم هاتف آخر.',
  'code.send.waitMinutes': 'يُرجى المحاولة بعد {time} دقيقة!',
  'code.send.waitSeconds': 'يُرجى المحاولة بعد {time}!',
  'code.send.failed': 'حدث خطأ ما. يُرجى المحاولة مجددًا!',
  'code.send.noAnswer': 'حدث خطأ غير متوقع. يُرجى المحاولة مجددًا.',
}
