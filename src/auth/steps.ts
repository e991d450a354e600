import { creatorSteps } from '../creator'
import { getAppSteps } from '../getApp'
import { type StepName, type StepViews, stepNames } from '../modal'
import { onboardingSteps } from '../onboarding'
import { pictureSteps, profileSteps } from '../profile'
import { type LazyView, lazyView } from './lazyView'

/** Every step's view. */
const steps: StepViews = {
  SIGNIN: () => import('./SignIn'),
  LOGIN_OTP_INPUT: () => import('./EnterCode'),
  SIGN_OUT: () => import('./SignOut'),
  ...onboardingSteps,
  ...profileSteps,
  ...pictureSteps,
  ...getAppSteps,
  ...creatorSteps,
}

const missing = (name: StepName) => () => Promise.reject(new Error(`no view of ${name}`))

const views = new Map(stepNames.map((name) => [name, lazyView(steps[name] ?? missing(name))]))

export const viewOf = (name: StepName): LazyView => views.get(name) as LazyView
