import { memo, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useEntity } from '../../entities/useEntity'
import { videoStore } from '../../entities/video.store'
import { useIsland } from '../../kit/island'
import type { Playback, SlideView } from '../../player/types'
import { Icon } from '../../ui/icon/Icon'
import { useStyles } from '../../ui/styles/useStyles'
import { useShownInTurn } from '../../ui/useShownInTurn'
import type { FeedEntry } from '../feed'
import { useFeedContext } from '../feedContext'
import { ActionRail } from './ActionRail'
import { CaptionBlock } from './CaptionBlock'
import { Scrubber } from './Scrubber'
import styles from './Slide.css'

/** A spinner or a play button in the middle of the picture. */
const PlayState = ({ playback }: { playback: Playback }) => {
  const { t } = useIsland()
  const { stage } = useFeedContext()
  const { status } = playback
  const isWaiting = (status === 'loading' && playback.wanted) || (status === 'playing' && playback.stalled)
  const isStill = status === 'paused' ? playback.by === 'viewer' : status !== 'playing' && status !== 'failed'
  if (!isWaiting && !isStill) return null
  const play = () => {
    // The button goes when it was pressed: without a new place for the focus, the next key would press it again or nothing.
    stage.scroller.focus({ preventScroll: true })
    stage.play()
  }
  return (
    <div className="slide-center">
      {isWaiting ? (
        <span className="slide-wait" />
      ) : (
        <button type="button" className="slide-play" aria-label={t('player.play')} onClick={play}>
          <Icon name="play" filled />
        </button>
      )}
    </div>
  )
}

interface Props {
  slide: SlideView
  scope: string
  /** What the slide holds. */
  entry: FeedEntry
  playback: Playback
  /** Its slide is in view. */
  active: boolean
  /** The caption of the moment; empty for none. */
  cue: string
}

/** Everything over and beside one video. */
export const SlideOverlay = memo(({ slide, scope, entry: { id, by }, playback, active, cue }: Props) => {
  useStyles(styles)
  const video = useEntity(videoStore, scope, id)
  useLayoutEffect(() => slide.drawn(id), [slide, id])
  useShownInTurn(slide.side)
  useShownInTurn(slide.overlay)
  const failed = active && playback.status === 'failed'
  return (
    <>
      {!failed &&
        createPortal(
          <>
            {active && <PlayState playback={playback} />}
            <CaptionBlock
              video={video}
              by={by}
              cue={
                cue && (
                  // A new element for each caption, so that none is animated into the next one.
                  <p key={cue} className="cue">
                    <span dir="auto">{cue}</span>
                  </p>
                )
              }
            />
            <Scrubber active={active} />
          </>,
          slide.overlay,
        )}
      {!failed && createPortal(<ActionRail video={video} />, slide.side)}
    </>
  )
})
