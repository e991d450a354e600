import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** What a text has to be: equal, a part of it in any case, or a regular expression. */
export type Match = { is: string } | { has: string } | { source: string; flags: string }

/** One step from elements to elements; the first one starts at the document. */
export type Step =
  | { css: string }
  | { role: string; name?: Match; states: Readonly<Record<string, boolean | number>> }
  | { text: Match }
  | { label: Match }
  | { hasText: Match }
  | { has: readonly Step[] }
  | { and: readonly Step[] }
  | { visible: true }
  | { nth: number }

const matches = (text: string, match: Match): boolean => {
  const plain = text.replace(/\s+/g, ' ').trim()
  if ('is' in match) return plain === match.is
  if ('has' in match) return plain.toLowerCase().includes(match.has.toLowerCase())
  return new RegExp(match.source, match.flags).test(plain)
}

const childrenOf = (node: Document | Element): Element[] => [
  ...('shadowRoot' in node && node.shadowRoot ? node.shadowRoot.children : []),
  ...node.children,
]

/** All elements below, those in shadow roots too. */
const within = (node: Document | Element): Element[] => childrenOf(node).flatMap((child) => [child, ...within(child)])

const textOf = (element: Element): string =>
  /^(script|style|noscript|template)$/.test(element.localName)
    ? ''
    : (element.shadowRoot ? [...element.shadowRoot.children].map(textOf).join(' ') : '') +
      [...element.childNodes]
        .map((node) => (node instanceof Element ? textOf(node) : node.nodeType === 3 ? node.nodeValue : ''))
        .join('')

/** The element and those around it, out of shadow roots too. */
const upFrom = (element: Element | null): Element[] => {
  if (!element) return []
  const root = element.getRootNode()
  const parent = element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  return [element, ...upFrom(parent)]
}

const isHidden = (element: Element): boolean =>
  !element.checkVisibility({ visibilityProperty: true }) ||
  upFrom(element).some((it) => it.getAttribute('aria-hidden') === 'true')

const hasState = (element: Element, state: string, wanted: boolean | number): boolean => {
  if (state === 'level') return element.localName === `h${wanted}`
  const native = (element as unknown as Record<string, unknown>)[state]
  const attribute = element.getAttribute(`aria-${state}`)
  return (attribute === null ? native === true : attribute === 'true') === wanted
}

const isRole = (element: Element, { role, name, states }: Extract<Step, { role: string }>) =>
  getRole(element) === role &&
  Object.entries(states).every(([state, wanted]) => hasState(element, state, wanted)) &&
  !isHidden(element) &&
  (!name || matches(computeAccessibleName(element), name))

/** The smallest elements with that text. */
const isText = (element: Element, match: Match) =>
  matches(textOf(element), match) && !childrenOf(element).some((child) => matches(textOf(child), match))

const isControl = (element: Element) =>
  element.matches('input, textarea, select, button, output, [aria-label], [aria-labelledby]')

/** Whether an element takes room on the page and shows. */
const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** Whether a selector fits, whose parts with a space between them may be in different shadow roots. */
const fits = (element: Element, css: string): boolean => {
  if (element.matches(css)) return true
  // What follows the last space has whole values alone, which it would not have if that space were in one.
  const [, outer, inner] = /^(.*[^\s>+~])\s+((?:[^\s>+~"']|"[^"]*")+)$/.exec(css) ?? []
  if (!outer || !inner || !element.matches(inner)) return false
  return upFrom(element)
    .slice(1)
    .some((it) => fits(it, outer))
}

const follow = (steps: readonly Step[]): Element[] => {
  let found: Element[] = []
  for (const [at, step] of steps.entries()) {
    const below = () => [...new Set((at === 0 ? [document] : found).flatMap(within))]
    if ('css' in step) found = below().filter((it) => fits(it, step.css))
    else if ('role' in step) found = below().filter((it) => isRole(it, step))
    else if ('text' in step) found = below().filter((it) => isText(it, step.text))
    else if ('label' in step)
      found = below().filter((it) => isControl(it) && matches(computeAccessibleName(it), step.label))
    else if ('hasText' in step) found = found.filter((it) => matches(textOf(it), step.hasText))
    else if ('visible' in step) found = found.filter(isShown)
    else if ('has' in step) {
      const others = new Set(follow(step.has))
      found = found.filter((it) => within(it).some((inner) => others.has(inner)))
    } else if ('and' in step) {
      const others = new Set(follow(step.and))
      found = found.filter((it) => others.has(it))
    } else found = found.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1)
  }
  return found
}

/**
 * Elements that the steps lead to, in the order of the document.
 * @param onlyShown leaves out those that do not show
 */
export const locate = (steps: readonly Step[], onlyShown: boolean): Element[] => {
  const found = follow(steps)
  return onlyShown ? found.filter(isShown) : found
}

const deepestAt = (root: Document | ShadowRoot, x: number, y: number): Element | null => {
  const hit = root.elementFromPoint(x, y)
  return (hit?.shadowRoot && hit.shadowRoot !== root && deepestAt(hit.shadowRoot, x, y)) || hit
}

const frame = () => new Promise(requestAnimationFrame)

/** Waits until what was done before is drawn. */
export const twoFrames = async () => {
  await frame()
  await frame()
}

const standsStill = async (element: Element) => {
  const place = () => JSON.stringify(element.getBoundingClientRect())
  let before = ''
  while (before !== place()) {
    before = place()
    await twoFrames()
  }
}

/** A point in the viewport at which a press reaches an element, or why there is none. */
export type Aim = { x: number; y: number } | { hindrance: string }

const aimAt = async (element: Element, block: ScrollLogicalPosition): Promise<Aim> => {
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  await standsStill(element)
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)]
  const hit = deepestAt(document, x, y)
  const isReached = upFrom(hit).some(
    (it) => it === element || (it instanceof HTMLLabelElement && it.control === element),
  )
  if (isReached) return { x, y }
  const tag = (hit?.cloneNode() as Element | undefined)?.outerHTML
  return { hindrance: `${tag} “${hit?.textContent?.trim().slice(0, 40)}” is over it` }
}

export const aim = async (element: Element): Promise<Aim> => {
  if (element.matches(':disabled')) return { hindrance: 'it is disabled' }
  const nearest = await aimAt(element, 'nearest')
  // At the edge of the window a bar may lie over it.
  return 'hindrance' in nearest ? aimAt(element, 'center') : nearest
}
