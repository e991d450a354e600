import { remembered } from '../consent/remembered'
import { list, record, text } from '../kit/guard'
import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { paths } from '../wire/paths'

/** Where the viewer's earlier searches are kept, newest first. */
export interface RecentSearches {
  /** @throws ApiError */
  list(signal: AbortSignal): Promise<readonly string[]>
  /** Puts one first. */
  add(words: string): void
  /** @param words all unless given @throws ApiError */
  forget(words?: string): Promise<void>
}

const max = 20
const texts = (value: unknown) => list(value).filter((it) => typeof it === 'string' && it !== '') as string[]

/** In this browser, as the viewer's consent allows. */
const inBrowser = (settings: Settings): RecentSearches => {
  const { list, add, forget } = remembered(settings, 'searches', max)
  return { list: async () => list(), add, forget: async (words) => forget(words) }
}

/** With the viewer's account. */
const onServer = (settings: Settings): RecentSearches => {
  const http = httpFor(settings)
  return {
    list: async (signal) => texts(record((await http.get(paths.searchRecent, { signal })).data).items),
    // Nobody waits for it, and a search that is not remembered is no failure that a viewer could mend.
    add: (words) => void http.send('POST', paths.searchRecent, { body: { q: text(words) } }).catch(() => undefined),
    forget: async (words) =>
      void (await http.send('DELETE', paths.searchRecent, { query: words === undefined ? {} : { q: words } })),
  }
}

export const recentSearches = (settings: Settings, viewerId: string | null): RecentSearches =>
  viewerId === null ? inBrowser(settings) : onServer(settings)
