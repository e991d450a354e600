import type { StepViews } from '../modal/stepContext'

export const creatorSteps = {
  BECOME_CREATOR: () => import('./BecomeCreator'),
} satisfies StepViews
