import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { followConsentManagers } from '../consent/managers'
import { hasConsentManager } from '../consent/page'
import type { VideoId } from '../entities/playable'
import { toVideo, type Video } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { entryOf, type FeedEntry } from '../feed/feed'
import type { Beside } from '../feed/feed.query'
import type { OpenFeed } from '../feed/useFeed'
import { useIsland } from '../kit/island'
import { pageStore } from '../kit/store'
import { uniqueId } from '../kit/uniqueId'
import { useT } from '../kit/useT'
import type { Stage } from '../player/types'
import { placementAtom } from '../posters/placement.query'
import { adStrings } from './ads.strings'
import { type AdTracking, trackAd } from './adTracking'
import { choosePreRoll } from './preRoll'
import type { VastAd } from './vast'

interface Options extends Pick<OpenFeed, 'list'> {
  stage: Stage
  placementId: string
  scope: string
  entries: readonly FeedEntry[]
}

/** What a VAST document offers, read as an ad of the server. */
const toAd = ({ title, sponsor, url, width, height, duration, clickThrough }: VastAd, visit: string): Video | null => {
  const media = { width, height, duration, fast_start_url: url, alt: title }
  const linkout = { title: visit, url: clickThrough }
  return toVideo({ ad_id: uniqueId(), title, caption: title, sponsor: { name: sponsor }, media, linkout }, {})
}

/** The VAST ad that is in the feed. */
export interface PlacedAd {
  id: VideoId
  skipAfter: number | null
  skip(): void
}

/**
 * Asks for the ad of a placement, and puts it before the first video, or before the next one where the first is being watched
 * by then: nothing waits for it. An ad that can't be had or played leaves no trace.
 */
export const useVastAd = ({ stage, placementId, scope, entries, list: { besideAtom } }: Options): PlacedAd | null => {
  const { element, settings } = useIsland()
  const t = useT(adStrings)
  const placement = useAtomValue(useMemo(() => placementAtom(settings, placementId), [settings, placementId]))
  const { consent } = settings
  useEffect(followConsentManagers, [])
  // Where a consent manager asks the viewer, its answer is waited for.
  const isAllowed = consent === 'granted' || (consent === 'unset' && !hasConsentManager())
  const url = (isAllowed && placement.data?.vastUrl) || null
  const [ad, setAd] = useState<(VastAd & { video: Video }) | null>(null)
  const [placed, setPlaced] = useState<PlacedAd | null>(null)
  const preRoll = useRef<VideoId | null>(null)
  const latest = useRef({ entries, t })
  latest.current = { entries, t }

  useEffect(() => {
    if (!url) return
    let isWanted = true
    const height = stage.element.clientHeight * devicePixelRatio
    import('./vast')
      .then(({ requestAd }) => requestAd(url, height))
      .then(
        (found) => {
          const video = found && toAd(found, latest.current.t('ads.visit'))
          if (isWanted && video) setAd({ ...found, video })
        },
        // Blocked, too late or unreadable: the videos play on.
        () => undefined,
      )
    return () => {
      isWanted = false
      // After a denial the ad goes, with its pixels.
      setAd(null)
    }
  }, [url, stage])

  const isFilled = entries.length > 0
  useEffect(() => {
    if (!ad || !besideAtom || !isFilled || ad.tracker.impressed) return
    const { video, tracker, skipAfter } = ad
    const { id } = video
    const indexOf = (wanted: VideoId) => latest.current.entries.findIndex((entry) => entry.id === wanted)
    const setBeside = (beside: Beside | null) => pageStore().set(besideAtom, beside)
    const remove = () => setBeside(null)
    let tracking: AdTracking | null = null
    const place = (isFirst: boolean) => {
      videoStore.put(scope, [video])
      const inView = latest.current.entries[Math.max(0, stage.state().index)] ?? latest.current.entries.at(-1)
      if (inView) setBeside({ entry: entryOf(video), videoId: inView.id, isBefore: isFirst })
      preRoll.current = isFirst ? id : null
      tracking = trackAd({ element, stage, ad: { id, tracker }, indexOf, onFail: remove })
      setPlaced({ id, skipAfter, skip: tracking.skip })
    }
    const stopChoosing = choosePreRoll(stage, ad.url, place)
    return () => {
      stopChoosing()
      tracking?.stop()
      remove()
    }
  }, [ad, isFilled, scope, stage, element, besideAtom])

  // The stage has the entries of the list by now, and still the video in view.
  useEffect(() => {
    const at = entries.findIndex(({ id }) => id === preRoll.current)
    if (at < 0) return
    preRoll.current = null
    if (stage.state().index === at + 1) stage.go(at)
  }, [entries, stage])
  return placed
}
