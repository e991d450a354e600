import type { Finding } from '../kit/finding'
import { finding } from './finding'
import { openingTag } from './pageElements'

/** The outermost thing that hides an element. */
const hiddenBy = (element: Element): Element => {
  const parent = element.parentElement
  return parent && !parent.checkVisibility() ? hiddenBy(parent) : element
}

/** Whether the loader leaves an element alone until somebody scrolls to it. */
export const isFar = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return !element.hasAttribute('eager') && (top > innerHeight + 600 || bottom < -600)
}

const boxOf = (element: Element): Finding[] => {
  const tag = openingTag(element)
  if (!element.checkVisibility()) {
    const by = hiddenBy(element)
    const what = by === element ? 'It' : `<${by.localName}${by.id && ` id="${by.id}"`}> around it`
    return [
      finding(
        'hidden',
        'warning',
        `${tag} is hidden.`,
        `${what} has display: none, or is closed: show it, or take the element off the page.`,
        element,
      ),
    ]
  }
  if (!customElements.get(element.localName) && isFar(element))
    return [
      finding(
        'far-away',
        'note',
        `${tag} hasn't been loaded yet, because it is far from what shows.`,
        'It loads when somebody scrolls near it. The attribute `eager` loads it at once.',
        element,
      ),
    ]
  const { width, height } = element.getBoundingClientRect()
  // The sign-in element shows nothing where the author says so.
  const mayBeEmpty = element.matches('geuin-auth[hide-when-signed-out], [layout="floating"]')
  if ((width < 1 || height < 1) && !mayBeEmpty)
    return [
      finding(
        'no-size',
        'error',
        `${tag} is ${Math.round(width)} × ${Math.round(height)} pixels.`,
        `Give it room in your style sheet: ${element.localName} { display: block; height: 80dvh }.`,
        element,
      ),
    ]
  return []
}

/** Elements that nobody sees. */
export const unseenElements = (elements: readonly Element[]): Finding[] => elements.flatMap(boxOf)
