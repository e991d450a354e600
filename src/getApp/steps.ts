import type { StepViews } from '../modal'

export const getAppSteps = {
  GET_APP: () => import('./GetApp'),
  GET_APP_WITH_BLURRED_BG: () => import('./GetApp'),
} satisfies StepViews
