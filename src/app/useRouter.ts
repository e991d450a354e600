import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useIsland } from '../kit/island'
import type { IslandContext } from '../kit/islandConfig'
import { keepOutOfAddress } from '../kit/pageQuery'
import { type ChangeQuery, changePageQuery } from '../ui/page/PageQuery'
import { type Addresses, addressesOf, type Routing } from './router/addresses'
import { browserRouter } from './router/browserRouter'
import { changeQueryOf } from './router/changeQuery'
import { followLinks } from './router/followLinks'
import { memoryRouter } from './router/memoryRouter'
import type { Router } from './router/router'

interface RouterHandle {
  router: Router
  addresses: Addresses
  changeQuery: ChangeQuery
}

/** The app's router, which links in the app and the element's method `navigate` move. */
export const useRouter = ({ element, handle }: IslandContext, routing: Routing): RouterHandle => {
  const { settings } = useIsland()
  const { hostUrl, routeBase } = settings
  const addresses = useMemo(() => addressesOf(routing, { hostUrl, routeBase }), [routing, hostUrl, routeBase])
  const router = useMemo(() => (routing === 'memory' ? memoryRouter() : browserRouter(addresses)), [routing, addresses])
  useEffect(() => router.start(), [router])
  // Before the elements that it shows draw themselves.
  useLayoutEffect(() => (routing === 'memory' ? keepOutOfAddress(element) : undefined), [routing, element])
  // From the first drawing on: a link that is pressed before would leave the page.
  useLayoutEffect(() => followLinks(element, addresses, router.go), [element, addresses, router])
  useEffect(
    () =>
      handle('navigate', (to: string) => {
        const path = addresses.pathOf(to)
        router.go(path === null ? to : path + addresses.queryOf(to))
      }),
    [handle, addresses, router],
  )
  const changeQuery = useMemo(() => (routing === 'path' ? changePageQuery : changeQueryOf(router)), [routing, router])
  return { router, addresses, changeQuery }
}
