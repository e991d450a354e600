import { useState } from 'react'
import { useT } from '../kit/useT'
import { useStep } from '../modal/stepContext'
import { useAuthContext } from '../session/AuthProvider'
import { placeOf, stepCount } from './onboarding'
import { onboardingStrings } from './onboarding.strings'

interface Onboarding {
  /** Otherwise the step changes what the viewer has chosen before. */
  isOnboarding: boolean
  /** For the step's frame. */
  count: string | undefined
}

/** Where the viewer is in the onboarding; stays as it was while the step that is done waits for the next one. */
export const useOnboarding = (): Onboarding => {
  const t = useT(onboardingStrings)
  const { name } = useStep()
  const { user } = useAuthContext()
  const [place] = useState(() => user && placeOf(user, name))
  return {
    isOnboarding: place !== null,
    count: place === null ? undefined : t('onboarding.step', { nth: place, of: stepCount }),
  }
}
