import { creatorSteps } from '../creator/creator.steps'
import { getAppSteps } from '../getApp/getApp.steps'
import { type StepName, stepNames } from '../modal/modal'
import type { StepViews } from '../modal/stepContext'
import { onboardingSteps } from '../onboarding/onboarding.steps'
import { pictureSteps } from '../profile/picture.steps'
import { profileSteps } from '../profile/profile.steps'
import { type LazyView, lazyView } from '../ui/lazyView'

/** Step → its view, loaded when it is shown. */
const steps: Required<StepViews> = {
  SIGNIN: () => import('./signIn/SignIn'),
  LOGIN_OTP_INPUT: () => import('./signIn/EnterCode'),
  DEVICES: () => import('../devices/Devices'),
  SIGN_OUT: () => import('./account/SignOut'),
  ...onboardingSteps,
  ...profileSteps,
  ...pictureSteps,
  ...getAppSteps,
  ...creatorSteps,
}

const views = new Map(stepNames.map((name) => [name, lazyView(steps[name])]))

export const viewOf = (name: StepName): LazyView => views.get(name) as LazyView
