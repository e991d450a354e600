import type { Brand } from '../brand'
import type { Translate } from '../kit/t'
import type { Wish } from './auth'

/** What the sign-in says it is for; a brand whose members live in its app sends there, whatever was wanted. */
export const titleOf = (wish: Wish, brand: Brand | undefined, t: Translate): string => {
  if (brand?.webCta === 'app') return t('auth.app.title', { brand: brand.name })
  switch (wish.action) {
    case 'spark':
      return t('auth.title.spark')
    case 'comment':
      return t('auth.title.comment')
    case 'repost':
      return t('auth.title.repost')
    case 'report':
      return t('auth.title.report')
    case 'join':
      return t('auth.title.join', { community: wish.community })
    case 'creator':
      return t('auth.title.creator')
    case 'signin':
      return t('auth.title')
  }
}
