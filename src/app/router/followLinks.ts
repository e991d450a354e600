import { matchPath } from '../match'
import { prefetchPath } from '../prefetch'
import type { Addresses } from './addresses'
import type { Router } from './router'

/** The link that an event is about, wherever in our shadow roots. */
const linkOf = (event: Event) =>
  event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '')

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/**
 * Follows the links in the app that lead to one of its pages, unless the page or a component has handled them: all
 * listeners of `geuin:navigate` have been called by then. A link that is hovered, touched or focused loads its page's code.
 * @returns stops it
 */
export const followLinks = (element: HTMLElement, { pathOf, queryOf }: Addresses, go: Router['go']): (() => void) => {
  const controller = new AbortController()
  const targetOf = (event: Event) => {
    const link = linkOf(event)
    const staysHere = link && (!link.target || link.target === '_self') && !link.hasAttribute('download')
    const path = staysHere ? pathOf(link.href) : null
    // An app without a route base shares the site with other pages.
    return link && path !== null && matchPath(path) ? { path, query: queryOf(link.href) } : null
  }
  const click = (event: MouseEvent) => {
    const target = isPlainClick(event) ? targetOf(event) : null
    if (!target) return
    event.preventDefault()
    go(target.path + target.query)
  }
  const prefetch = (event: Event) => {
    const target = targetOf(event)
    if (target) prefetchPath(target.path)
  }
  const { signal } = controller
  element.addEventListener('click', click, { signal })
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    element.addEventListener(type, prefetch, { signal, passive: true })
  return () => controller.abort()
}
