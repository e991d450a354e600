import { pressEnter, type } from './input'
import { buttonNamed, find, pressButton, waitForElement, waitForRemoval } from './page'
import { waitUntil } from './waitUntil'

let count = 0

/** Goes through what a new viewer is asked after the sign-in, until the modal closes: guidelines, interests, username, and the welcome. */
export const completeOnboarding = async (auth: Element) => {
  const agreed = await waitForElement(auth, 'dialog[open] [name="agreed"]')
  agreed.click()
  await pressButton(auth, 'Continue')
  await pressButton(auth, 'Surprise Me')
  const isChosen = () => auth.shadowRoot?.querySelectorAll('.chip[aria-pressed="true"]').length
  await waitUntil(isChosen, 'no interests are chosen')
  await waitUntil(() => buttonNamed(auth, 'Continue'), 'no way on from the interests')
  await pressButton(auth, 'Continue')
  await waitForElement(auth, 'dialog[open] [name="nickname"]')
  count += 1
  const field = find<HTMLInputElement>(auth, 'dialog[open] [name="nickname"]')
  type(field, `viewer.${count}.${crypto.randomUUID().slice(0, 6)}`)
  await waitUntil(() => find(auth, 'dialog[open]')?.textContent?.includes('This username is free'), 'no free username')
  pressEnter(field)
  await pressButton(auth, 'Let’s go')
  await waitForRemoval(auth, 'dialog[open]')
}
