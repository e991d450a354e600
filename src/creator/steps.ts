import type { StepViews } from '../modal'

export const creatorSteps = {
  BECOME_CREATOR: () => import('./BecomeCreator'),
} satisfies StepViews
