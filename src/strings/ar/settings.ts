import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'settings.title': 'الإعدادات',
  'settings.lost': 'هذه الصفحة غير موجودة',
  'settings.group.community': 'المجتمع',
  'settings.group.help': 'المساعدة',
  'settings.terms': 'الشروط',
  'settings.policy': 'سياسة الخصوصية',
  'settings.signOut': 'تسجيل الخروج',
  'settings.none': 'لا شيء',
  'settings.visitor': 'سجّل الدخول لرؤية ما يخص حسابك.',
  'settings.visitor.signIn': 'تسجيل الدخول',
  'settings.closed.title': 'هذا جزء من حسابك',
  'settings.closed.text': 'سجّل الدخول لرؤيته وتغييره.',

  'settings.profile': 'الملف الشخصي',
  'settings.picture': 'تغيير الصورة',
  'settings.name': 'الاسم الكامل',
  'settings.username': 'اسم المستخدم',
  'settings.bio': 'نبذة',
  'settings.birthDate': 'تاريخ الميلاد',
  'settings.social': 'الحسابات الاجتماعية',
  'settings.social.count': '{linked} من {all}',
  'settings.interests': 'الاهتمامات',

  'settings.signIn': 'تسجيل الدخول',
  'settings.signIn.lead': 'تُرسل رموز الدخول إلى هنا. ويُؤكَّد كل تغيير برمز.',
  'settings.email': 'البريد الإلكتروني',
  'settings.phone': 'رقم الهاتف',

  'settings.devices': 'الأجهزة',
  'settings.notifications': 'الإشعارات',
  'settings.privacy': 'الخصوصية',
  'settings.contact': 'اتصل بنا',

  'settings.appearance': 'اللغة والمظهر',
  'settings.scheme': 'المظهر',
  'settings.scheme.system': 'النظام',
  'settings.scheme.light': 'فاتح',
  'settings.scheme.dark': 'داكن',
  'settings.language': 'اللغة',
  'settings.language.page': 'كما في هذا الموقع',

  'settings.delete': 'حذف الحساب',
  'settings.delete.lead': 'لا يمكن التراجع عن ذلك. إليك ما سيحدث.',
  'settings.delete.videos': 'تُحذف فيديوهاتك مع تعليقاتها وشراراتها.',
  'settings.delete.comments': 'تُفرَّغ تعليقاتك، حتى تبقى المحادثات مفهومة.',
  'settings.delete.leader': 'المجتمعات التي لا مسؤول عنها سواك يجب تسليمها أولًا.',
  'settings.delete.copy': 'خذ بياناتك معك',
  'settings.delete.copy.hint': 'نسخة، قبل أن يُحذف شيء',
  'settings.delete.signOut': 'تسجيل الخروج فقط',
  'settings.delete.signOut.hint': 'يبقى كل شيء',
}
