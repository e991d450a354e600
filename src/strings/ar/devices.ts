import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'devices.title': 'الأجهزة',
  'devices.lead': 'الأجهزة التي سجّلت الدخول عليها.',
  'devices.failed': 'تعذّر تحميل القائمة',
  'devices.name': '{browser} على {system}',
  'devices.unknown': 'جهاز غير معروف',
  'devices.here': 'هذا الجهاز',
  'devices.now': 'نشط الآن',
  'devices.only': 'لم تسجّل الدخول على جهاز آخر.',
  'devices.others': 'أجهزة أخرى',
  'devices.hint': 'لا تعرف أحدها؟ سجّل الخروج منه، ثم تحقق من بريدك ورقم هاتفك.',
  'devices.end': 'تسجيل الخروج',
  'devices.end.name': 'تسجيل الخروج من {name}',
  'devices.end.ask': 'تسجيل الخروج من {name}؟',
  'devices.ended': 'تم تسجيل الخروج من {name}',
  'devices.others.end': 'تسجيل الخروج من الأجهزة الأخرى',
  'devices.others.ask': {
    zero: 'لا أجهزة أخرى. ستبقى داخل حسابك هنا.',
    one: 'تسجيل الخروج من الجهاز الآخر؟ ستبقى داخل حسابك هنا.',
    two: 'تسجيل الخروج من الجهازين الآخرين؟ ستبقى داخل حسابك هنا.',
    few: 'تسجيل الخروج من {count} أجهزة أخرى؟ ستبقى داخل حسابك هنا.',
    many: 'تسجيل الخروج من {count} جهازًا آخر؟ ستبقى داخل حسابك هنا.',
    other: 'تسجيل الخروج من {count} جهاز آخر؟ ستبقى داخل حسابك هنا.',
  },
  'devices.others.ended': 'تم تسجيل الخروج من كل الأجهزة الأخرى',
  'devices.all.end': 'تسجيل الخروج من كل الأجهزة',
  'devices.all.ask': {
    zero: 'تسجيل الخروج؟',
    one: 'تسجيل الخروج من هذا الجهاز؟',
    two: 'تسجيل الخروج من الجهازين، وهذا أحدهما؟ ستحتاج إلى رمز للدخول مجددًا.',
    few: 'تسجيل الخروج من {count} أجهزة، وهذا أحدها؟ ستحتاج إلى رمز للدخول مجددًا.',
    many: 'تسجيل الخروج من {count} جهازًا، وهذا أحدها؟ ستحتاج إلى رمز للدخول مجددًا.',
    other: 'تسجيل الخروج من {count} جهاز، وهذا أحدها؟ ستحتاج إلى رمز للدخول مجددًا.',
  },
}
