import type { StepName } from '../../../src/modal/modal'
import type { User } from '../../../src/session/session'
import { place, shown } from '../onPage'
import { type Opened, opened } from '../profile/stand'
import { signIn } from '../signedIn'

/** Opens a step, whatever it begins with. */
export const showStep = async (element: HTMLElementTagNameMap['geuin-auth'], step: StepName) => {
  await element.show(step)
  await shown(element, 'dialog[open] .step')
}

/** A new viewer of the runner's server at a step of the modal. @param change what is different about them */
export const openStep = async (step: StepName, change: Partial<Omit<User, 'id'>> = {}): Promise<Opened> => {
  await import('../../../elements/geuin-auth')
  const { updateUser } = await import('../../../src/session/session.actions')
  const element = place('geuin-auth')
  await signIn(element)
  updateUser(element, { brandGuidelines: true, hasTopics: true, usernameSet: true, ...change })
  await showStep(element, step)
  return opened(element)
}

/** What an earlier test loaded would be shown without asking. */
export const nothingLoaded = async () => (await import('../../../src/kit/query')).queryClient().clear()
