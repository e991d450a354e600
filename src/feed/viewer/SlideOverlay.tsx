import { memo, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useEntity } from '../../entities/useEntity'
import type { VideoId } from '../../entities/video'
import { videoStore } from '../../entities/video.store'
import { useIsland } from '../../kit/island'
import type { Playback, SlideView } from '../../player/types'
import { Icon } from '../../ui/Icon'
import { useSheet } from '../../ui/useSheet'
import { useFeedParts } from '../feedContext'
import { Rail } from './ActionRail'
import { CaptionBlock } from './CaptionBlock'
import sheet from './Slide.css'

/** What the middle of the picture says about how it plays. */
const Middle = ({ playback }: { playback: Playback }) => {
  const { t } = useIsland()
  const { stage } = useFeedParts()
  const { status } = playback
  const waits = (status === 'loading' && playback.wanted) || (status === 'playing' && playback.stalled)
  const stands =
    status === 'blocked' ||
    status === 'idle' ||
    status === 'ended' ||
    (status === 'loading' && !playback.wanted) ||
    (status === 'paused' && playback.by === 'viewer')
  if (!waits && !stands) return null
  return (
    <div className="slide-center">
      {waits ? (
        <span className="slide-wait" />
      ) : (
        <button type="button" className="slide-play" aria-label={t('player.play')} onClick={stage.play}>
          <Icon name="play" filled />
        </button>
      )}
    </div>
  )
}

interface Props {
  slide: SlideView
  scope: string
  /** The video that the slide holds. */
  id: VideoId
  playback: Playback
  /** It is the one in view. */
  active: boolean
  /** The spoken words of now; empty when none. */
  cue: string
}

/** What stands over and beside one video. */
export const SlideOverlay = memo(({ slide, scope, id, playback, active, cue }: Props) => {
  useSheet(sheet)
  const video = useEntity(videoStore, scope, id)
  useLayoutEffect(() => slide.drawn(id), [slide, id])
  const failed = active && playback.status === 'failed'
  return (
    <>
      {!failed &&
        createPortal(
          <>
            {active && <Middle playback={playback} />}
            <CaptionBlock
              video={video}
              cue={
                cue && (
                  // Each in an element of its own: it comes and goes, and nothing moves.
                  <p key={cue} className="cue">
                    <span dir="auto">{cue}</span>
                  </p>
                )
              }
            />
          </>,
          slide.overlay,
        )}
      {!failed && createPortal(<Rail video={video} />, slide.side)}
    </>
  )
})
