import type { en } from '../en/account'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'auth.profile': 'פרופיל',
  'auth.edit': 'עריכת הפרופיל',
  'auth.edit.picture': 'תמונת פרופיל',
  'auth.edit.name': 'שם מלא',
  'auth.edit.username': 'שם משתמש',
  'auth.edit.bio': 'אודות',
  'auth.edit.birthDate': 'תאריך לידה',
  'auth.edit.social': 'רשתות חברתיות',
  'auth.edit.email': 'כתובת דוא״ל',
  'auth.edit.phone': 'מספר טלפון',
  'auth.edit.interests': 'תחומי עניין',
  'auth.settings': 'הגדרות',
  'auth.notices': 'מהמנחים',
  'auth.devices': 'מכשירים',
  'auth.creator': 'להפוך ליוצר',
  'auth.delete': 'מחיקת החשבון',
  'auth.signOut': 'יציאה',
  'auth.signOut.title': 'לצאת מהחשבון?',
  'auth.signOut.lead': 'אפשר להיכנס שוב בכל עת.',
  'auth.signOut.confirm': 'יציאה',
}
