import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'categories.label': 'श्रेणियाँ',
  'categories.all': 'सब',
  'categories.communities': '{category} की कम्युनिटी',
  'categories.loops': '{category} के लूप',
  'categories.empty': 'यहाँ अभी कुछ नहीं',
  'categories.empty.text': 'कोई और श्रेणी चुनें, या सब।',
}
