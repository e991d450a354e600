import { useEffect, useMemo } from 'react'
import { useIsland } from '../../kit/island'
import { readNotifications } from '../notification.actions'

/** Milliseconds for which a row must be in view, so that nothing is read by scrolling past it. */
const viewTime = 1000
/** The server takes so many in one call. */
const maxIds = 100

/**
 * Marks rows as read that were in view for a second. They keep their looks, so that the viewer sees what was new.
 * @returns observes a row; what it returns ends that
 */
export const useReadOnView = () => {
  const { settings } = useIsland()
  const reader = useMemo(() => {
    const ids = new Map<Element, string>()
    const done = new Set<string>()
    const inView = new Set<Element>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      timer = undefined
      const isSeen = document.visibilityState === 'visible'
      const seen = [...inView].flatMap((row) => ids.get(row) ?? []).filter((id) => !done.has(id))
      const some = seen.slice(0, maxIds)
      if (!isSeen || some.length === 0) return
      for (const id of some) done.add(id)
      // A list that stays unread is no harm, and the next visit marks it.
      await readNotifications(settings, some).catch(() => undefined)
    }
    const schedule = () => {
      timer ??= setTimeout(() => void read(), viewTime)
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      if (inView.size > 0) schedule()
    })
    const returned = () => inView.size > 0 && schedule()
    document.addEventListener('visibilitychange', returned)
    return {
      observe(row: Element, id: string) {
        ids.set(row, id)
        observer.observe(row)
        return () => {
          ids.delete(row)
          inView.delete(row)
          observer.unobserve(row)
        }
      },
      stop() {
        clearTimeout(timer)
        observer.disconnect()
        document.removeEventListener('visibilitychange', returned)
      },
    }
  }, [settings])
  useEffect(() => reader.stop, [reader])
  return reader.observe
}
