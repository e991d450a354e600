import { onPageQueryChange } from '../../kit/pageQuery'
import { uniqueId } from '../../kit/uniqueId'
import { matchPath } from '../match'
import type { Addresses } from './addresses'
import { createVisits, type Router, type Visit } from './router'

/** The key of our entries in `history.state`, beside what the page itself keeps there. */
const stateKey = 'geuinVisit'

const stateOf = () => (typeof history.state === 'object' && history.state !== null ? history.state : {})

/** Absent in older browsers. */
const navigationOf = () => (globalThis as { navigation?: Navigation }).navigation

/** The key of the entry that is open; '' for one that neither the browser nor we have named. */
const entryKey = (): string => navigationOf()?.currentEntry?.key ?? String(stateOf()[stateKey] ?? '')

/**
 * The browser's history. The Navigation API, where there is one, also reports links and calls of the page itself that
 * lead to a page of the app: these then load nothing.
 */
export const browserRouter = (addresses: Addresses): Router => {
  const now = () => ({
    path: addresses.pathOf(location.href),
    query: addresses.queryOf(location.href),
    key: entryKey(),
  })
  const first = now()
  const visits = createVisits({ ...first, path: first.path ?? '/', by: 'first' })
  const follow = (by: Visit['by']) => {
    const { path, ...others } = now()
    if (path !== null) visits.show({ path, ...others, by })
  }
  const fromHistory = () => follow('history')
  const entryChanged = ({ navigationType }: NavigationCurrentEntryChangeEvent) =>
    follow(navigationType === 'traverse' ? 'history' : 'link')
  const intercept = (event: NavigateEvent) => {
    const { destination, navigationType } = event
    const isOurs = event.canIntercept && event.downloadRequest === null && !event.formData
    if (!isOurs || navigationType === 'reload' || destination.sameDocument) return
    const path = addresses.pathOf(destination.url)
    // The change of the entry says what to show.
    if (path !== null && matchPath(path)) event.intercept({ focusReset: 'manual', scroll: 'manual' })
  }
  return {
    ...visits,
    go: (path, { replace = false } = {}) => {
      const href = addresses.hrefOf(path)
      const isSame = href === location.href
      const state = { ...stateOf(), [stateKey]: isSame ? entryKey() : uniqueId() }
      try {
        history[replace || isSame ? 'replaceState' : 'pushState'](state, '', href)
      } catch {
        // A sandboxed frame, or too many changes in a row: the page loads.
        location.assign(href)
        return
      }
      follow('link')
    },
    start: () => {
      const navigation = navigationOf()
      const { scrollRestoration } = history
      // The browser would scroll before the page is drawn.
      history.scrollRestoration = 'manual'
      addEventListener('popstate', fromHistory)
      navigation?.addEventListener('navigate', intercept)
      navigation?.addEventListener('currententrychange', entryChanged)
      const stopQuery = onPageQueryChange(() => follow('link'))
      follow('link')
      return () => {
        history.scrollRestoration = scrollRestoration
        stopQuery()
        removeEventListener('popstate', fromHistory)
        navigation?.removeEventListener('navigate', intercept)
        navigation?.removeEventListener('currententrychange', entryChanged)
      }
    },
  }
}
