import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useIsland } from '../kit/island'
import type { IslandContext } from '../kit/islandConfig'
import { type Addresses, addressesOf, type Routing } from './router/addresses'
import { browserRouter } from './router/browserRouter'
import { memoryRouter } from './router/memoryRouter'
import type { Router, Visit } from './router/router'

interface RouterHandle {
  visit: Visit
  addresses: Addresses
}

/** The link that an event is about, wherever in our shadow roots. */
const linkOf = (event: Event) =>
  event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '')

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** Follows links to pages of the app that neither the page nor an element has handled. */
const followLinks = (element: HTMLElement, { pathOf }: Addresses, { go }: Router, signal: AbortSignal) => {
  const pathAt = (event: Event) => {
    const link = linkOf(event)
    return link && (!link.target || link.target === '_self') && !link.hasAttribute('download')
      ? pathOf(link.href)
      : null
  }
  const click = (event: MouseEvent) => {
    const path = isPlainClick(event) ? pathAt(event) : null
    if (path === null) return
    event.preventDefault()
    go(path)
  }
  element.addEventListener('click', click, { signal })
}

/** Where the app is, by the address of the page or in memory; links in the app and its method `navigate` lead elsewhere. */
export const useRouter = ({ element, handle, signal }: IslandContext, routing: Routing): RouterHandle => {
  const { settings } = useIsland()
  const { hostUrl, routeBase } = settings
  const addresses = useMemo(() => addressesOf(routing, { hostUrl, routeBase }), [routing, hostUrl, routeBase])
  const router = useMemo(() => (routing === 'memory' ? memoryRouter() : browserRouter(addresses)), [routing, addresses])
  useEffect(() => router.start(), [router])
  useEffect(() => {
    const controller = new AbortController()
    followLinks(element, addresses, router, AbortSignal.any([signal, controller.signal]))
    const release = handle('navigate', (path: string) => router.go(addresses.pathOf(path) ?? path))
    return () => {
      controller.abort()
      release()
    }
  }, [element, handle, signal, addresses, router])
  const visit = useSyncExternalStore(router.subscribe, router.visit)
  return { visit, addresses }
}
