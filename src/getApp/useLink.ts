import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { VideoId } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { useIsland } from '../kit/island'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { type GetAppData, type Params, queryParamsOf, videoLink } from './getApp'
import { appLink, dynamicLink } from './getApp.actions'

/** The link that goes on in the app: on its way, there, or none. */
export type Link = { status: 'loading' } | { status: 'there'; href: string } | { status: 'failed' }

const loading: Link = { status: 'loading' }

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
export const useLink = (data: GetAppData | null): [link: Link, retry: () => void] => {
  const { element, site } = useIsland()
  const [link, setLink] = useState<Link>(loading)
  const [tries, setTries] = useState(0)
  const params = useQueryParams(data ?? nothing)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is there to ask again
  useEffect(() => {
    if (!data) return
    const asking = new AbortController()
    const { signal } = asking
    setLink(loading)
    const id = data.type === 'video' ? data.payload.video_id : undefined
    const video = id === undefined ? null : videoStore.find(site, id as VideoId)
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
