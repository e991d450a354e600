import { useEffect } from 'react'
import { useIsland } from '../kit/island'

/** Keeps the number at the bell up to date while it shows. What that needs loads after the bell. */
export const useFollowNotifications = (isShown: boolean): void => {
  const { settings } = useIsland()
  useEffect(() => {
    if (!isShown) return
    let stop: (() => void) | null = null
    let isOver = false
    import('./live.actions').then(
      ({ followNotifications }) => {
        if (!isOver) stop = followNotifications(settings)
      },
      // The page's own list says the number too.
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [settings, isShown])
}
