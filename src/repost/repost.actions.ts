import { track } from '../analytics/track'
import { want } from '../entities/optimistic'
import type { VideoId } from '../entities/playable'
import { repostsUnderWay, videoStore } from '../entities/video.store'
import type { IntentOf } from '../intent/intent'
import { showFailure } from '../intent/showFailure'
import { emit } from '../kit/events'
import { list, number, record, text } from '../kit/guard'
import { ApiError, httpFor } from '../kit/http'
import { resolveSettings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { viewerIdAtom } from '../session/session.atoms'
import type { ListPage } from '../ui/useList'
import { paths } from '../wire/paths'
import { type Destination, keyOf, toDestinationPage } from './repost'
import { repostStrings } from './repost.strings'

/** A page of the places where the viewer may repost a video. @throws ApiError */
export const fetchDestinations = async (
  element: Element,
  videoId: VideoId,
  cursor: string | null,
): Promise<ListPage<Destination>> => {
  const settings = resolveSettings(element)
  const query = { video_id: videoId, limit: 50, ...(cursor !== null && { cursor }) }
  return toDestinationPage((await httpFor(settings).get(paths.repostDestinations, { query })).data, settings)
}

interface RepostAnswer {
  reposts: number
  isReposted: boolean
  /** Ids of places where a leader decides first. */
  waiting: readonly string[]
}

const toAnswer = (wire: unknown): RepostAnswer => {
  const { counts, viewer, waiting } = record(wire)
  const { reposted } = record(viewer)
  if (typeof reposted !== 'boolean') throw new ApiError('malformed', { data: wire })
  return { reposts: number(record(counts).reposts), isReposted: reposted, waiting: list(waiting).map(text) }
}

/** Reposts a video to places, or takes the reposts back: it shows immediately, and the toast that confirms it takes it back. */
export const setReposted = async (
  element: Element,
  intent: Pick<IntentOf<'repost'>, 'videoId' | 'from'>,
  places: readonly Destination[],
  reposted: boolean,
): Promise<void> => {
  const { videoId, from } = intent
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  const viewer = viewerIdAtom(settings)
  const asking = pageStore().get(viewer)
  const t = translator(await repostStrings.load(settings.locale))
  const toast = (message: string, undo?: () => void) =>
    pageStore().set(showToast, element, {
      kind: 'success',
      message,
      ...(undo && { action: { label: t('repost.undo'), press: undo } }),
    })
  // What waits for a leader counts once it is agreed to.
  const counted = places.filter(({ state }) => state === 'open' || state === 'reposted').length
  const own = { reposted, change: reposted ? counted : -counted }
  const underWay = repostsUnderWay(scope, videoId)
  const end = () => pageStore().set(underWay, (all) => all.filter((it) => it !== own))
  pageStore().set(underWay, (all) => [...all, own])
  await want(reposted, {
    scope,
    key: `repost ${videoId} ${places.map(keyOf).sort()}`,
    viewer,
    keep: false,
    send: async (wanted) => {
      const destinations = places.map(({ kind, id }) => ({ kind, id }))
      const body = { video_id: videoId, destinations, reposted: wanted }
      return toAnswer((await httpFor(settings).send('POST', paths.repostCreate, { body })).data)
    },
    onConfirmed: ({ reposts, isReposted, waiting }) => {
      videoStore.update(scope, videoId, (video) => ({
        ...video,
        counts: video.counts && { ...video.counts, reposts },
        viewer: video.viewer && { ...video.viewer, reposted: isReposted },
      }))
      end()
      emit(element, 'geuin:repost', { videoId, reposted, destinations: places.length, count: reposts })
      if (!reposted) return void toast(t('repost.undone'))
      const undo = () => {
        // The toast may outlast its viewer.
        if (pageStore().get(viewer) === asking) void setReposted(element, intent, places.map(asReposted), false)
      }
      const isAsked = places.every(({ id }) => waiting.includes(id))
      toast(isAsked ? t('repost.asked') : t('repost.done', { count: places.length }), undo)
      const destinations = places.length
      track(element, 'Repost Success', { element: element.localName, ...from, videoId, destinations })
    },
    onRefused: (error) => void showFailure(element, error),
    onDropped: end,
  })
  // Refused; or another request for these places was under way, which continues with it.
  end()
}

const asReposted = (place: Destination): Destination => ({
  ...place,
  state: place.state === 'open' ? 'reposted' : 'waiting',
})
