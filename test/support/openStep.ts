import { expect, nextFrame } from '@open-wc/testing'
import type { StepName } from '../../src/modal/modal'
import type { User } from '../../src/session/session'
import { still } from './accessible'
import { apiCalls, resetApi } from './fakeApi'
import { click } from './input'
import { clearPage, find, findAll, place, textOf, waitForElement, waitForRemoval } from './page'
import { signIn, signOut } from './signIn'
import { waitUntil } from './waitUntil'

export const updatePath = '/api/v3/users/update_user_profile'
export const nicknamePath = '/api/v3/users/validate_nickname'
export const deletePath = '/api/v3/users/delete'

/** The dialog of a `<geuin-auth>` at a step, and what a viewer does there. */
export interface StepDialog {
  element: HTMLElementTagNameMap['geuin-auth']
  /** The dialog. */
  box(): HTMLElement
  field<E extends HTMLElement = HTMLInputElement>(name: string): E
  /** What the field says. */
  says(name: string): string
  button(name: string): HTMLButtonElement
  press(name: string): void
  text(): string
  /** The toast that came. */
  toast(message: string): Promise<void>
  closed(): Promise<void>
}

/** Opens a step for a new viewer. @param change how the viewer differs from one who has finished onboarding */
export const openStep = async (step: StepName, change: Partial<Omit<User, 'id'>> = {}): Promise<StepDialog> => {
  await import('../../elements/geuin-auth')
  const { updateUser } = await import('../../src/session/session.actions')
  const element = place('geuin-auth')
  await signIn(element)
  updateUser(element, { brandGuidelines: true, hasTopics: true, usernameSet: true, ...change })
  await showStep(element, step)
  return stepDialog(element)
}

/** Shows a step, and waits until it has painted and its animations have ended. */
export const showStep = async (element: HTMLElementTagNameMap['geuin-auth'], step: StepName) => {
  await element.show(step)
  await waitForElement(element, 'dialog[open] .step:not([aria-busy])')
  await nextFrame()
  await nextFrame()
  await still(element)
}

export const stepDialog = (element: HTMLElementTagNameMap['geuin-auth']): StepDialog => {
  const field = <E extends HTMLElement = HTMLInputElement>(name: string): E =>
    find<E>(element, `[name="${name}"]`) ?? expect.fail(`no field ${name}`)
  const button = (name: string) =>
    findAll<HTMLButtonElement>(element, 'button').find(
      (it) => it.querySelector('.button-label')?.textContent?.trim() === name,
    ) ?? expect.fail(`no button ${name}`)
  return {
    element,
    box: () => find(element, 'dialog') ?? expect.fail('no dialog'),
    field,
    says: (name) => {
      const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
      const messages = ids.map((id) => find(element, `#${CSS.escape(id)}`))
      return textOf(messages.find((it) => it?.matches('.field-message')) ?? null)
    },
    button,
    press: (name) => click(button(name)),
    text: () => textOf(find(element, 'dialog')),
    toast: (message) =>
      waitUntil(() => find(element, '.toast')?.textContent?.includes(message), `no toast: ${message}`),
    closed: () => waitForRemoval(element, 'dialog[open]'),
  }
}

/** What was sent to a path since {@link resetApi}. */
export const sentTo = async (path: string): Promise<unknown[]> =>
  Promise.all(apiCalls.filter((it) => it.path === path).map((it) => it.body()))

/** Signs out, and clears page, server rules and storage. */
export const clearSteps = async () => {
  for (const element of document.querySelectorAll('geuin-auth')) await signOut(element)
  clearPage()
  resetApi()
  localStorage.clear()
  sessionStorage.clear()
}

/** Forgets the answers that earlier tests loaded, which would show without a request. */
export const clearQueryCache = async () => (await import('../../src/kit/query')).queryClient().clear()
