import { expect } from '@open-wc/testing'
import { waitUntil } from './waitUntil'

const placed: Element[] = []

/** Waits until the runner's server has filled its database, at the first request. */
export async function serverReady(this: Mocha.Context) {
  this.timeout(60_000)
  await fetch('/api/v3/brand?brand_id=1')
}

/** Puts an element on the page, until {@link clearPage}. */
export const place = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
  parent: ParentNode = document.body,
): HTMLElementTagNameMap[T] => {
  const element = document.createElement(tag)
  const all: Readonly<Record<string, string>> = { 'api-host': '/', 'brand-id': '1', ...attributes }
  for (const name of Object.keys(all)) element.setAttribute(name, all[name]!)
  parent.append(element)
  placed.push(element)
  return element
}

/** Removes all placed elements, and those that elements added to the body. */
export const clearPage = () => {
  for (const element of placed.splice(0)) element.remove()
  for (const element of document.querySelectorAll('geuin-auth')) element.remove()
}

/** Whether a viewer can use an element: what leaves the screen is as good as removed. */
const isThere = (element: Element) => !element.closest('.leaving')

/** All matches in an element's shadow root. */
export const findAll = <E extends Element = HTMLElement>(element: Element, selector: string): E[] =>
  [...(element.shadowRoot?.querySelectorAll<E>(selector) ?? [])].filter(isThere)

/** The first match in an element's shadow root. */
export const find = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  findAll<E>(element, selector)[0] ?? null

/** A text without what leaves the screen. */
export const textOf = (element: Element | null): string => {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const leaving of copy?.querySelectorAll('.leaving') ?? []) leaving.remove()
  return copy?.textContent ?? ''
}

/** Waits for the first match. */
export const waitForElement = async <E extends Element = HTMLElement>(
  element: Element,
  selector: string,
): Promise<E> => {
  await waitUntil(() => find(element, selector), `no ${selector} in <${element.localName}>`)
  return find<E>(element, selector)!
}

export const waitForRemoval = (element: Element, selector: string) =>
  waitUntil(() => !find(element, selector), `${selector} stays in <${element.localName}>`)

/** A button whose accessible name is, or begins with, that one. */
export const buttonNamed = (element: Element, name: string) =>
  findAll<HTMLButtonElement>(element, 'button').find((it) =>
    (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().startsWith(name),
  )

export const pressButton = async (element: Element, name: string) => {
  await waitUntil(() => buttonNamed(element, name), `no button ${name} in <${element.localName}>`)
  const button = buttonNamed(element, name)!
  button.focus()
  button.click()
  return button
}

/** The focused element, shadow roots included. */
export const focused = () => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Details of every event of a type that reaches the page, until {@link off}. */
export const recordEvents = <T extends keyof HTMLElementEventMap>(type: T) => {
  const events: HTMLElementEventMap[T][] = []
  const listen = (event: Event) => void events.push(event as HTMLElementEventMap[T])
  document.addEventListener(type, listen)
  return { events, off: () => document.removeEventListener(type, listen) }
}

/** Waits until an element has the focus. */
export const waitForFocus = (what: () => Element | null | undefined) =>
  waitUntil(() => what() && focused() === what()).catch(() => expect(focused()).to.equal(what()))
