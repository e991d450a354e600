import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Video } from '../entities/video'
import type { FeedEntry } from '../feed/feed'
import { useFeedContext } from '../feed/feedContext'
import type { OpenFeed } from '../feed/useFeed'
import { useT } from '../kit/useT'
import type { SlideView } from '../player/types'
import { useStyles } from '../ui/styles/useStyles'
import styles from './Ads.css'
import { adStrings } from './ads.strings'
import { useVastAd } from './useVastAd'

/** Seconds after which any ad may be skipped. */
const maxSkipAfter = 5

/** Says when an ad may be skipped, then skips it. @param after seconds */
const SkipButton = ({ after, onSkip }: { after: number; onSkip(): void }) => {
  const t = useT(adStrings)
  const { stage } = useFeedContext()
  const [left, setLeft] = useState(after)
  // It never rises, so that a viewer who moves back needn't wait again.
  useEffect(
    () => stage.onProgress(({ time }) => setLeft((before) => Math.min(before, Math.max(0, Math.ceil(after - time))))),
    [stage, after],
  )
  if (left > 0)
    return (
      <p className="ad-skip number" aria-hidden="true">
        {t('ads.skipIn', { count: left })}
      </p>
    )
  return (
    <button type="button" className="ad-skip" onClick={onSkip}>
      {t('ads.skip')}
    </button>
  )
}

export interface AdsProps extends Pick<OpenFeed, 'source' | 'list'> {
  scope: string
  entries: readonly FeedEntry[]
  /** The slide in view. */
  slide: SlideView | undefined
  /** What it shows. */
  video: Video | null
}

/** Ads of a placement: asks for the one before a video, and lets a viewer skip what is in view. */
export default function Ads({ source, list, scope, entries, slide, video }: AdsProps) {
  useStyles(styles)
  const { stage } = useFeedContext()
  const placementId = source.kind === 'placement' ? source.placementId : ''
  const placed = useVastAd({ stage, placementId, scope, entries, list })
  if (!slide || !video?.isAd) return null
  const own = placed?.id === video.id ? placed : null
  const after = Math.min(maxSkipAfter, own?.skipAfter ?? maxSkipAfter)
  return createPortal(<SkipButton key={video.id} after={after} onSkip={own?.skip ?? stage.next} />, slide.overlay)
}
