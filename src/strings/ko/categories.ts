import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'categories.label': '카테고리',
  'categories.all': '전체',
  'categories.communities': '{category} 커뮤니티',
  'categories.loops': '{category} 루프',
  'categories.empty': '아직 아무것도 없어요',
  'categories.empty.text': '다른 카테고리나 전체를 골라 보세요.',
}
