import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'feed.empty.title': 'لا فيديوهات بعد',
  'feed.empty.text': 'تظهر الفيديوهات الجديدة هنا فور نشرها.',
  'feed.own.empty': 'لا فيديوهات لعرضها في هذه الصفحة.',
  'feed.notFound.title': 'لا شيء هنا',
  'feed.notFound.text': 'ما يفتحه هذا الرابط لم يعد موجودًا، أو لم يكن موجودًا قط.',
}
