import { expect, nextFrame } from '@open-wc/testing'
import type { StepName } from '../../../src/modal/modal'
import type { User } from '../../../src/session/session'
import { still } from '../../accessible'
import { waitUntil } from '../../waitUntil'
import { asked, resetApi } from '../fakeApi'
import { clearPage, find, gone, place, shown } from '../onPage'
import { signIn, signOut } from '../signedIn'
import { click } from '../typing'

export const updatePath = '/api/v3/users/update_user_profile'
export const nicknamePath = '/api/v3/users/validate_nickname'
export const deletePath = '/api/v3/users/delete'

/** `<geuin-auth>` with a viewer of the runner's server, at one step of its modal. */
export interface Opened {
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

/** Draws a step. @param change what is different about the viewer, who is a new one */
export const openStep = async (step: StepName, change: Partial<Omit<User, 'id'>> = {}): Promise<Opened> => {
  await import('../../../elements/geuin-auth')
  const { updateUser } = await import('../../../src/session/session.actions')
  const element = place('geuin-auth')
  await signIn(element)
  updateUser(element, { brandGuidelines: true, hasTopics: true, usernameSet: true, ...change })
  await showStep(element, step)
  return opened(element)
}

export const showStep = async (element: HTMLElementTagNameMap['geuin-auth'], step: StepName) => {
  await element.show(step)
  await shown(element, 'dialog[open] .step [data-focus]')
  // What it does after it is painted, and until it stands still.
  await nextFrame()
  await nextFrame()
  await still(element)
}

export const opened = (element: HTMLElementTagNameMap['geuin-auth']): Opened => {
  const field = <E extends HTMLElement = HTMLInputElement>(name: string): E =>
    find<E>(element, `[name="${name}"]`) ?? expect.fail(`no field ${name}`)
  const buttons = () => [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
  const button = (name: string) =>
    buttons().find((it) => it.querySelector('.button-label')?.textContent?.trim() === name) ??
    expect.fail(`no button ${name}`)
  return {
    element,
    box: () => find(element, 'dialog') ?? expect.fail('no dialog'),
    field,
    says: (name) => {
      const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
      const messages = ids.map((id) => find(element, `#${CSS.escape(id)}`))
      return messages.find((it) => it?.matches('.field-message'))?.textContent ?? ''
    },
    button,
    press: (name) => click(button(name)),
    text: () => find(element, 'dialog')?.textContent ?? '',
    toast: (message) =>
      waitUntil(() => find(element, '.toast')?.textContent?.includes(message), `no toast: ${message}`),
    closed: () => gone(element, 'dialog[open]'),
  }
}

/** What was sent to a path since {@link resetApi}. */
export const sentTo = async (path: string): Promise<unknown[]> =>
  Promise.all(asked.filter((it) => it.path === path).map((it) => it.body()))

/** Nobody is signed in, nothing is kept, nothing is drawn. */
export const leaveStand = async () => {
  for (const element of document.querySelectorAll('geuin-auth')) await signOut(element)
  clearPage()
  resetApi()
  localStorage.clear()
  sessionStorage.clear()
}

export const settled = (fits: () => unknown, why: string) => waitUntil(fits, why)
