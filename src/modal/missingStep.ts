import type { User } from '../session/session'

/** What of a viewer decides where a sign-in leads. */
export type Viewer = Pick<User, 'brandGuidelines' | 'hasTopics' | 'usernameSet'>

/** The step that asks for a name, after a sign-in or after the guidelines. */
type UsernameStep = 'EDIT_USERNAME' | 'USERNAME_INPUT'

/** What a viewer has still to do; null for nothing. */
export const missingStep = (
  user: Viewer,
  usernameStep: UsernameStep,
): 'BRAND_GUIDELINES' | 'CATEGORY_SELECTION' | UsernameStep | null => {
  if (!user.brandGuidelines) return 'BRAND_GUIDELINES'
  if (!user.hasTopics) return 'CATEGORY_SELECTION'
  return user.usernameSet ? null : usernameStep
}
