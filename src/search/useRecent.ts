import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { track } from '../analytics/track'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { viewerIdAtom } from '../session/session.atoms'
import { recentSearches } from './recentSearches'

/** The viewer's earlier searches, read while they show. */
export const useRecent = (isShown: boolean) => {
  const { settings, element } = useIsland()
  const viewer = useAtomValue(viewerIdAtom(settings))
  const store = useMemo(() => recentSearches(settings, viewer), [settings, viewer])
  const [words, setWords] = useState<readonly string[]>([])
  const read = useCallback(() => {
    const controller = new AbortController()
    const { signal } = controller
    store.list(signal).then(
      (found) => !signal.aborted && setWords(found),
      // Without them the field works as well.
      () => undefined,
    )
    return () => controller.abort()
  }, [store])
  useEffect(() => {
    if (isShown) return read()
    return undefined
  }, [isShown, read])

  /** @param one all unless given */
  const forget = async (one?: string) => {
    if (one === undefined) track(element, 'Clear Recent Search', { element: element.localName })
    setWords((now) => (one === undefined ? [] : now.filter((it) => it !== one)))
    try {
      await store.forget(one)
    } catch (error) {
      read()
      await showFailure(element, error)
    }
  }
  return { words, forget, add: store.add }
}
