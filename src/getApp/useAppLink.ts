import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { videoAtom } from '../entities/video.atoms'
import { useIsland } from '../kit/island'
import { pageStore } from '../kit/store'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { type GetAppData, type Params, queryParamsOf, videoLink } from './getApp'
import { appLink, dynamicLink } from './getApp.actions'

/** The link that goes on in the app: on its way, there, or none. */
export type AppLink = { status: 'loading' } | { status: 'there'; href: string } | { status: 'failed' }

const loading: AppLink = { status: 'loading' }

/** What links and messages say of where they come from. */
export const useQueryParams = ({ type, payload }: Pick<GetAppData, 'type' | 'payload'>): Params => {
  const { settings } = useIsland()
  const username = userOf(useAtomValue(sessionAtom(settings)))?.nickname
  const { platformSource } = settings
  return useMemo(
    () => queryParamsOf({ type, payload }, { platformSource, username }),
    [type, payload, platformSource, username],
  )
}

/**
 * Asks for the link as soon as it is known what it is for.
 * @returns the link, and what asks again
 */
export const useAppLink = (data: GetAppData | null): [link: AppLink, retry: () => void] => {
  const { element, site } = useIsland()
  const [link, setLink] = useState<AppLink>(loading)
  const [tries, setTries] = useState(0)
  const params = useQueryParams(data ?? nothing)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is there to ask again
  useEffect(() => {
    if (!data) return
    const asking = new AbortController()
    const { signal } = asking
    setLink(loading)
    const known = data.payload.video_id ? videoAtom(site, data.payload.video_id) : null
    const video = data.type === 'video' && known ? pageStore().get(known) : null
    const answer = video
      ? dynamicLink(element, videoLink(data, { ...video, poster: video.media.poster }, params), signal)
      : appLink(element, data, signal)
    void answer.then((href) => {
      if (!signal.aborted) setLink(href ? { status: 'there', href } : { status: 'failed' })
    })
    return () => asking.abort()
  }, [data, element, site, params, tries])

  return [link, useCallback(() => setTries((count) => count + 1), [])]
}

const nothing = { type: 'get_app', payload: {} } as const
