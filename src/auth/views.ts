import { creatorSteps } from '../creator'
import { getAppSteps } from '../getApp'
import type { StepName, StepViews } from '../modal'
import { onboardingSteps } from '../onboarding'
import { pictureSteps, profileSteps } from '../profile'

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

type View = Awaited<ReturnType<NonNullable<StepViews[StepName]>>>['default']

const loaded = new Map<StepName, View>()

/** A step's view, if it is there. */
export const viewNow = (name: StepName): View | null => loaded.get(name) ?? null

/** @throws when it can't be loaded; the next call tries again */
export const loadView = async (name: StepName): Promise<View> => {
  const load = steps[name]
  if (!load) throw new Error(`no view of ${name}`)
  const { default: view } = await load()
  loaded.set(name, view)
  return view
}
