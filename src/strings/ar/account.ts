import type { en } from '../en/account'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'auth.profile': 'الملف الشخصي',
  'auth.edit': 'تعديل الملف الشخصي',
  'auth.edit.picture': 'صورة الملف الشخصي',
  'auth.edit.name': 'الاسم الكامل',
  'auth.edit.username': 'اسم المستخدم',
  'auth.edit.bio': 'نبذة',
  'auth.edit.birthDate': 'تاريخ الميلاد',
  'auth.edit.social': 'الحسابات الاجتماعية',
  'auth.edit.email': 'البريد الإلكتروني',
  'auth.edit.phone': 'رقم الهاتف',
  'auth.edit.interests': 'الاهتمامات',
  'auth.settings': 'الإعدادات',
  'auth.notices': 'من المشرفين',
  'auth.devices': 'الأجهزة',
  'auth.creator': 'كن صانع محتوى',
  'auth.delete': 'حذف الحساب',
  'auth.signOut': 'تسجيل الخروج',
  'auth.signOut.title': 'تسجيل الخروج؟',
  'auth.signOut.lead': 'يمكنك تسجيل الدخول مجددًا في أي وقت.',
  'auth.signOut.confirm': 'تسجيل الخروج',
}
