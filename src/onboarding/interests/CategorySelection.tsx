import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { Button, usePending } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { useStyles } from '../../ui/styles/useStyles'
import { onboardingStrings } from '../onboarding.strings'
import { useOnboarding } from '../useOnboarding'
import styles from './CategorySelection.css'
import { chosenIds, minTopicsOf } from './interests'
import { saveTopics } from './interests.actions'
import { interestsErrorText } from './interestsError'
import { ProgressDots } from './ProgressDots'
import { TopicGroups } from './TopicGroups'
import { useInterests } from './useInterests'

const shuffle = {
  path: 'm18 14 4 4-4 4M18 2l4 4-4 4M2 18h1.97a4 4 0 0 0 3.3-1.7l5.46-8.6a4 4 0 0 1 3.3-1.7H22M2 6h1.97a4 4 0 0 1 3.6 2.2M22 18h-6.04a4 4 0 0 1-3.3-1.8l-.36-.45',
}

/** CATEGORY_SELECTION: the topics that the viewer wants to see. */
export default function CategorySelection() {
  useStyles(styles)
  const t = useT(onboardingStrings)
  const { element } = useIsland()
  const { dispatch } = useStep()
  const { isOnboarding, count } = useOnboarding()
  const { user, updateUser } = useAuthContext()
  const toast = useSetAtom(showToast)
  const [isFirst] = useState(!user?.hasTopics)
  const { request, choice, toggle, chooseAll, forget } = useInterests(user?.id ?? '')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isPending, run] = usePending()
  const categories = request.data
  const ids = categories ? chosenIds(categories, choice) : []
  const min = categories ? minTopicsOf(categories) : 3
  const isEnough = ids.length >= min

  const save = () =>
    run(async () => {
      if (!user) return
      setTrouble(null)
      const result = await saveTopics(element, user.id, ids)
      if (result.status === 'failed') {
        setTrouble(interestsErrorText(result.trouble, 'save', t))
        return
      }
      forget()
      if (!isOnboarding) toast(element, { kind: 'success', message: t('onboarding.interests.saved') })
      dispatch({ type: 'topics-saved', user })
    })

  /** Continues without topics, where the brand has none to choose. */
  const skip = () => {
    if (!user) return
    updateUser({ hasTopics: true })
    dispatch({ type: 'topics-saved', user })
  }

  return (
    <StepFrame
      count={count}
      title={isFirst ? t('onboarding.interests.first') : t('onboarding.interests.again')}
      lead={min === 3 ? t('onboarding.interests.hint') : min > 0 && t('onboarding.interests.hintFew', { count: min })}
    >
      {categories && min > 0 && <ProgressDots count={ids.length} of={min} />}
      <TopicGroups
        request={request}
        choice={choice}
        isPending={isPending}
        onToggle={toggle}
        onSkip={isFirst ? skip : undefined}
      />
      {categories && min > 0 && (
        <div>
          <div className="interests-trouble" role="alert">
            {trouble && (
              <>
                <Icon name="alert" size="s" />
                <p>
                  <b>{t('onboarding.interests.saveFailed')}</b> {trouble}
                </p>
              </>
            )}
          </div>
          <div className="interests-acts">
            <Button disabled={isPending} onClick={chooseAll}>
              <Icon name={shuffle} size="m" />
              {t('onboarding.interests.all')}
            </Button>
            <Button variant="primary" disabled={!isEnough} pending={isPending} onClick={() => void save()}>
              {isEnough ? t('onboarding.continue') : t('onboarding.interests.choose', { few: min })}
            </Button>
          </div>
        </div>
      )}
    </StepFrame>
  )
}
