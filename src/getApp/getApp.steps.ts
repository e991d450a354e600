import type { StepViews } from '../modal/stepContext'

export const getAppSteps = {
  GET_APP: () => import('./GetAppStep'),
  GET_APP_WITH_BLURRED_BG: () => import('./GetAppStep'),
} satisfies StepViews
