import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'requests.label': 'בקשות הצטרפות',
  'requests.accept': 'אישור',
  'requests.accept.name': 'אישור {name}',
  'requests.refuse': 'דחיית {name}',
  'requests.accepted': '{name} עכשיו ברשימת החברים',
  'requests.refused': 'הבקשה נדחתה',
  'requests.empty': 'אין מי שממתין',
  'requests.error': 'הבקשות לא נטענו',
}
