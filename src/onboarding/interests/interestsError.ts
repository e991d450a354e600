import type { Base, TranslateOf } from '../../kit/t'
import type { en } from '../../strings/en/onboarding'
import type { InterestsTrouble } from './interests'

/** The message for a failure to load or save interests. */
export const interestsErrorText = (
  trouble: InterestsTrouble,
  during: 'load' | 'save',
  t: TranslateOf<Base & typeof en>,
): string => {
  if (trouble === 'no-answer') return t('errors.network')
  if (during === 'save') return t('onboarding.interests.saveRefused')
  return trouble === 'bad-shape' ? t('onboarding.interests.badShape') : t('onboarding.interests.refused')
}
