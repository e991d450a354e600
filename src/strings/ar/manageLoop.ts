import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'manageLoop.new': 'حلقة جديدة',
  'manageLoop.create': 'إنشاء حلقة',
  'manageLoop.created': 'أُنشئت {name}، وأنت أول أعضائها',
  'manageLoop.title': 'إدارة الحلقة',
  'manageLoop.requests.empty': 'يظهر هنا من يطلب الانضمام إلى حلقة مغلقة.',

  'manageLoop.requests.all': 'قبول الكل',
  'manageLoop.requests.all.title': 'قبول الجميع؟',
  'manageLoop.requests.all.text': {
    zero: 'لا أحد في القائمة.',
    one: 'ينضم الشخص المذكور هنا إلى الأعضاء.',
    two: 'ينضم الشخصان المذكوران هنا إلى الأعضاء، ومن طلب قبلهما.',
    few: 'ينضم كل المذكورين هنا ({count}) إلى الأعضاء، ومن طلب قبلهم.',
    many: 'ينضم كل المذكورين هنا ({count}) إلى الأعضاء، ومن طلب قبلهم.',
    other: 'ينضم كل المذكورين هنا ({count}) إلى الأعضاء، ومن طلب قبلهم.',
  },
  'manageLoop.requests.all.done': 'انضم الجميع',
  'manageLoop.members': 'الأعضاء',
  'manageLoop.remove': 'إزالة',
  'manageLoop.remove.name': 'إزالة {name}',
  'manageLoop.remove.title': 'إزالة {name}؟',
  'manageLoop.remove.text': 'يخرج هذا الشخص من الحلقة ويبقى في المجتمع، ويمكنه العودة.',
  'manageLoop.remove.reason': 'السبب',
  'manageLoop.remove.hint': 'يقرأه هذا الشخص، ومسؤولو المجتمع في سجل النشاط.',
  'manageLoop.remove.done': 'أُزيل {name}',

  'manageLoop.edit': 'تعديل التفاصيل',
  'manageLoop.picture': 'الصورة',
  'manageLoop.name': 'الاسم',
  'manageLoop.name.empty': 'تحتاج الحلقة إلى اسم.',
  'manageLoop.name.long': 'عدد أحرف الاسم {limit} على الأكثر.',
  'manageLoop.description': 'الوصف',
  'manageLoop.description.long': 'عدد أحرف الوصف {limit} على الأكثر.',
  'manageLoop.closed': 'حلقة مغلقة',
  'manageLoop.closed.hint': 'يطلب الناس الانضمام، ولا يرى ما فيها إلا الأعضاء.',
  'manageLoop.opens': {
    zero: 'لا أحد ينتظر.',
    one: 'ينضم الشخص المنتظر إلى الأعضاء.',
    two: 'ينضم الشخصان المنتظران إلى الأعضاء.',
    few: 'ينضم كل المنتظرين ({count}) إلى الأعضاء.',
    many: 'ينضم كل المنتظرين ({count}) إلى الأعضاء.',
    other: 'ينضم كل المنتظرين ({count}) إلى الأعضاء.',
  },
  'manageLoop.save': 'حفظ',
  'manageLoop.saved': 'تم الحفظ',
  'manageLoop.discard': 'تجاهل التغييرات',

  'manageLoop.archive': 'أرشفة',
  'manageLoop.archive.title': 'أرشفة {name}؟',
  'manageLoop.archive.text':
    'تختفي من كل القوائم ولا تقبل أعضاءً أو فيديوهات جديدة. من يراها الآن يظل يراها، ويمكنك استعادتها.',
  'manageLoop.archive.waiting': {
    zero: 'لا أحد ينتظر.',
    one: 'يُرفض طلب الشخص المنتظر.',
    two: 'يُرفض طلبا الشخصين المنتظرين.',
    few: 'تُرفض طلبات كل المنتظرين ({count}).',
    many: 'تُرفض طلبات كل المنتظرين ({count}).',
    other: 'تُرفض طلبات كل المنتظرين ({count}).',
  },
  'manageLoop.archived': 'تمت أرشفة {name}',
  'manageLoop.restore': 'استعادة',
  'manageLoop.restored': 'عادت {name}',
  'manageLoop.isArchived': 'هذه الحلقة مؤرشفة: ليست في أي قائمة، ولا يمكن الانضمام إليها أو النشر فيها.',

  'manageLoop.archivedLoops': 'الحلقات المؤرشفة',
  'manageLoop.archivedLoops.empty': 'لا حلقات مؤرشفة',
  'manageLoop.archivedLoops.text': 'تنتظر هنا الحلقة التي تؤرشفها حتى يستعيدها أحد.',
  'manageLoop.restore.name': 'استعادة {name}',

  'manageLoop.error.forbidden': 'لم يعد يُسمح لك بهذا هنا',
  'manageLoop.error.gone': 'سبقك شخص آخر: تم الأمر أو لم يعد موجودًا',
  'manageLoop.error.words': 'لا يمكن استخدام هذه الكلمات أو الروابط هنا',
}
