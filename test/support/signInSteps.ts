import { pressEnter, type } from './input'
import { codeFor } from './mailbox'
import { buttonNamed, find, place, pressButton, textOf, waitForElement } from './page'
import { newEmail } from './signIn'
import { waitUntil } from './waitUntil'

const dialog = 'dialog[open]'

export const inDialog = (selector: string) => `${dialog} ${selector}`

/** A `<geuin-auth>` whose modal is at SIGNIN. */
export const atSignIn = async (attributes: Readonly<Record<string, string>> = {}) => {
  const auth = place('geuin-auth', attributes)
  await auth.show('SIGNIN')
  await waitForElement(auth, inDialog('input[type="email"]'))
  return auth
}

export const emailField = (auth: Element) => find<HTMLInputElement>(auth, inDialog('input[type="email"]'))
export const phoneField = (auth: Element) => find<HTMLInputElement>(auth, inDialog('input[type="tel"]'))
export const codeField = (auth: Element) => find<HTMLInputElement>(auth, inDialog('.code-input'))

/** What stands under the field. */
export const messageIn = (auth: Element) => textOf(find(auth, inDialog('.field-message')))

export const waitForMessage = async (auth: Element, message: string | RegExp) => {
  const is = () => (typeof message === 'string' ? messageIn(auth) === message : message.test(messageIn(auth)))
  await waitUntil(is, `it does not say ${message}`)
}

export const isDisabled = (auth: Element, name: string) => (buttonNamed(auth, name) as HTMLButtonElement).disabled

/** At SIGNIN with a phone number. */
export const atPhone = async (attributes?: Readonly<Record<string, string>>) => {
  const auth = await atSignIn(attributes)
  await pressButton(auth, 'Use phone number instead')
  await waitForElement(auth, inDialog('input[type="tel"]'))
  return auth
}

/** Has a code sent to an address, and waits for the step that takes it. */
export const sendTo = async (auth: Element, email: string) => {
  type(emailField(auth), email)
  pressEnter(emailField(auth))
  await waitForElement(auth, inDialog('.code-input'))
}

/** At LOGIN_OTP_INPUT, with the code that was sent. */
export const atCode = async () => {
  const auth = await atSignIn()
  const email = newEmail()
  await sendTo(auth, email)
  return { auth, email, code: await codeFor(email) }
}

export const titleIn = (auth: Element) => find(auth, inDialog('h2'))?.textContent
