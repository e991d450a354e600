import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'requests.label': 'Katılma istekleri',
  'requests.accept': 'Kabul et',
  'requests.accept.name': 'Kabul et: {name}',
  'requests.refuse': 'Reddet: {name}',
  'requests.accepted': '{name} artık üye',
  'requests.refused': 'İstek reddedildi',
  'requests.empty': 'Bekleyen yok',
  'requests.error': 'İstekler yüklenemedi',
}
