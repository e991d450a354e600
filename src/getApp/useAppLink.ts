import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { VideoId } from '../entities/playable'
import { videoStore } from '../entities/video.store'
import { useIsland } from '../kit/island'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { shortLink } from '../share/shortLink.actions'
import { type GetAppData, type Params, queryParamsOf, videoLink } from './getApp'
import { appLink } from './getApp.actions'

/** The link that continues in the app. */
export type AppLink = { status: 'loading' } | { status: 'ready'; href: string } | { status: 'failed' }

const loading: AppLink = { status: 'loading' }

/** Query parameters that links and messages carry about their source. */
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
 * Requests the link as soon as its purpose is known.
 * @returns the link, and a function that requests it again
 */
export const useAppLink = (data: GetAppData | null): [link: AppLink, retry: () => void] => {
  const { element, site } = useIsland()
  const [link, setLink] = useState<AppLink>(loading)
  const [tries, setTries] = useState(0)
  const params = useQueryParams(data ?? nothing)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` requests again
  useEffect(() => {
    if (!data) return
    const controller = new AbortController()
    const { signal } = controller
    setLink(loading)
    const id = data.type === 'video' ? data.payload.video_id : undefined
    const video = id === undefined ? null : videoStore.find(site, id as VideoId)
    const answer = video
      ? shortLink(element, videoLink(data, { ...video, poster: video.media.poster }, params), { signal })
      : appLink(element, data, signal)
    void answer.then((href) => {
      if (!signal.aborted) setLink(href ? { status: 'ready', href } : { status: 'failed' })
    })
    return () => controller.abort()
  }, [data, element, site, params, tries])

  return [link, useCallback(() => setTries((count) => count + 1), [])]
}

const nothing = { type: 'get_app', payload: {} } as const
