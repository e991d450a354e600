import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'requests.label': 'जुड़ने के अनुरोध',
  'requests.accept': 'स्वीकार करें',
  'requests.accept.name': '{name} का अनुरोध स्वीकार करें',
  'requests.refuse': '{name} का अनुरोध अस्वीकार करें',
  'requests.accepted': '{name} अब सदस्य हैं',
  'requests.refused': 'अनुरोध अस्वीकार किया गया',
  'requests.empty': 'कोई इंतज़ार में नहीं',
  'requests.error': 'अनुरोध लोड नहीं हुए',
}
