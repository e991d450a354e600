import { useAtomValue } from 'jotai'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { themedView } from '../brand/themedView'
import { type Island, IslandProvider, useIsland } from '../kit/island'
import type { IslandContext } from '../kit/islandConfig'
import { useT } from '../kit/useT'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { applyPreferences } from '../settings/preferences'
import { Toaster } from '../ui/overlay/Toaster'
import { PageContext } from '../ui/page/PageContext'
import { PageQueryContext } from '../ui/page/PageQuery'
import { classes } from '../ui/styles/classes'
import { useStyles } from '../ui/styles/useStyles'
import styles from './AppIsland.css'
import { AppPage } from './AppPage'
import { appStrings } from './app.strings'
import { FallbackContext } from './FallbackContext'
import { matchPath } from './match'
import { routingOf } from './router/addresses'
import { routes } from './routes'
import { Nav } from './shell/Nav'
import { usePageFrame } from './usePageFrame'
import { useRouter } from './useRouter'
import { useVisit } from './useVisit'

interface Props {
  routing: string | undefined
  manageHead: boolean
}

/** `<geuin-app>`: every page of a brand's community. */
function AppIsland({ routing, manageHead, context }: Props & { context: IslandContext<unknown, Props> }) {
  useStyles(styles)
  const island = useIsland()
  const { element, settings } = island
  const t = useT(appStrings)
  useLayoutEffect(() => applyPreferences(element), [element])
  const main = useRef<HTMLElement>(null)
  const kept = routingOf(routing, settings)
  const { router, addresses, changeQuery } = useRouter(context, kept)
  const visit = useVisit(router)
  const match = useMemo(() => matchPath(visit.path), [visit.path])
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const frame = usePageFrame({ visit, isInAddress: kept !== 'memory', addresses, manageHead })
  const query = useMemo(() => ({ text: visit.query, change: changeQuery }), [visit.query, changeQuery])
  const inner = useMemo(
    (): Island => ({ ...island, settings: { ...settings, routeBase: addresses.base } }),
    [island, settings, addresses],
  )
  return (
    <IslandProvider value={inner}>
      <PageContext value={frame}>
        <div className={classes('app', match && routes[match.page].isFeed && 'app-over')}>
          <button type="button" className="app-skip" onClick={() => main.current?.focus()}>
            {t('app.skip')}
          </button>
          <div className="app-layout">
            <main ref={main} className="app-main" tabIndex={-1}>
              <PageQueryContext value={query}>
                <FallbackContext value={visit.by === 'first' && element.childElementCount > 0}>
                  <AppPage match={match} user={user} />
                </FallbackContext>
              </PageQueryContext>
            </main>
            <Nav match={match} user={user} />
          </div>
        </div>
        <Toaster />
      </PageContext>
    </IslandProvider>
  )
}

export default themedView(AppIsland, appStrings)
