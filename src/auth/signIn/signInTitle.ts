import type { Base, TranslateOf } from '../../kit/t'
import type { Wish } from '../../modal/modal'
import type { en } from '../../strings/auth.en'

/** The sign-in's title: names the action that it is needed for. */
export const signInTitle = (wish: Wish, t: TranslateOf<Base & typeof en>): string => {
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
