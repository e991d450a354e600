import { missingStep, type Viewer } from '../modal/missingStep'
import type { StepName } from '../modal/modal'

/** Number of steps that a new viewer goes through: guidelines, interests, username. */
export const stepCount = 3

/**
 * Which step of the onboarding a viewer is at, from 1: those that they have done before count too.
 * @returns null where a step only changes something, for a viewer who has chosen a username or skipped an earlier step
 */
export const placeOf = (user: Viewer, name: StepName): number | null => {
  const next = missingStep(user, name === 'USERNAME_INPUT' ? name : 'EDIT_USERNAME')
  return user.usernameSet || next !== name ? null : 1 + Number(user.brandGuidelines) + Number(user.hasTopics)
}
