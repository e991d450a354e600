import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'ads.skip': 'تخطي الإعلان',
  'ads.skipIn': {
    zero: 'التخطي الآن',
    one: 'التخطي بعد ثانية واحدة',
    two: 'التخطي بعد ثانيتين',
    few: 'التخطي بعد {count} ثوانٍ',
    many: 'التخطي بعد {count} ثانية',
    other: 'التخطي بعد {count} ثانية',
  },
  'ads.visit': 'مزيد من المعلومات',
}
