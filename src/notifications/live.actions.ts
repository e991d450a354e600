import { httpFor } from '../kit/http'
import { keepLive, type LiveSource } from '../kit/live'
import { type Settings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { viewerIdAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'
import { followers } from './followers'
import { takeState } from './unread.query'

const sourceOf = (settings: Settings): LiveSource => ({
  settings,
  path: paths.notificationStream,
  query: () => ({ language: settings.locale, time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
  take: (_, data) => takeState(settings, data),
  async ask(signal) {
    const { data } = await httpFor(settings).get(paths.notifications, { query: { limit: 1 }, signal })
    if (!signal.aborted) takeState(settings, data)
  },
})

/**
 * Keeps the number of a viewer's unread notifications up to date, while somebody sees the page. It needs no connection of
 * its own while another stream of the site brings the number. @returns ends it
 */
export const followNotifications = (settings: Settings): (() => void) => {
  const viewer = viewerIdAtom(settings)
  const site = siteKey(settings)
  let following: { viewer: string; stop: AbortController } | null = null
  let pauses = 0
  let isOver = false

  const choose = () => {
    const id = pageStore().get(viewer)
    const isSeen = document.visibilityState !== 'hidden'
    const next = !isOver && isSeen && pauses === 0 ? id : null
    if (next === (following?.viewer ?? null)) return
    following?.stop.abort()
    following = next === null ? null : { viewer: next, stop: new AbortController() }
    if (following) void keepLive(sourceOf(settings), following.stop.signal)
  }
  const changed = () => {
    // What was known is another viewer's.
    takeState(settings, null)
    choose()
  }

  followers().set(site, {
    take: (data) => takeState(settings, data),
    pause() {
      pauses += 1
      choose()
      return () => {
        pauses -= 1
        choose()
      }
    },
  })
  const off = pageStore().sub(viewer, changed)
  document.addEventListener('visibilitychange', choose)
  choose()
  return () => {
    isOver = true
    followers().delete(site)
    off()
    document.removeEventListener('visibilitychange', choose)
    choose()
  }
}
