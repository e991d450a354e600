import { type ComponentType, startTransition, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEntity } from '../../entities/useEntity'
import { videoStore } from '../../entities/video.store'
import { useIsland } from '../../kit/island'
import type { Stage } from '../../player/types'
import { useSheet } from '../../ui/useSheet'
import { createDesk } from '../desk'
import { FeedContext, type FeedParts } from '../feedContext'
import type { FeedHandle } from '../useFeed'
import { useStageLater } from '../useStage'
import type { FeedRestProps } from './FeedRest'
import sheet from './FeedView.css'
import { SlideOverlay } from './SlideOverlay'
import { Sound } from './SoundButton'
import type { TopBarProps } from './TopBar'
import { useClips } from './useClips'
import { useLayers } from './useLayers'
import { useOnline } from './useOnline'

interface Props extends FeedHandle {
  stage: Stage
  served: boolean
  place: FeedParts['place']
  /** Names the feed. */
  label: string
  /** The feed is what the page is about. */
  main: boolean
  /** The bar over it; null for none. */
  bar: TopBarProps | null
}

/** The part that a first view can be without: asked for at once, and again when the connection is back. */
const useRest = () => {
  const { element, emit } = useIsland()
  const [Rest, setRest] = useState<ComponentType<FeedRestProps> | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    import('./FeedRest').then(
      ({ default: Loaded }) => startTransition(() => setRest(() => Loaded)),
      (error) => emit('geuin:error', { code: 'failed', message: `<${element.localName}>: ${error}` }),
    )
  }, [tries])
  useOnline(() => !Rest && setTries(tries + 1))
  return Rest
}

/** Everything of a feed that is drawn over its stage: what the first view shows now, the rest when it is there. */
export const FeedView = ({ stage, served, place, label, main, bar, ...handle }: Props) => {
  useSheet(sheet)
  const state = useStageLater(stage)
  const layers = useLayers(stage)
  const [desk] = useState(createDesk)
  const parts = useMemo(() => ({ stage, served, place, act: desk.act }), [stage, served, place, desk])
  const clips = useClips({ stage, feed: handle.feed, label, loadMore: handle.loadMore })
  const { scope, ids } = clips
  const current = ids[state.index]
  const video = useEntity(videoStore, scope, current)
  const Rest = useRest()
  return (
    <FeedContext value={parts}>
      {video && createPortal(<Sound state={state} video={video} low={bar !== null} />, layers.before)}
      {stage.slides.map((slide, at) => {
        const { index = -1, playback = slide.playback } = state.slides[at] ?? {}
        const id = ids[index]
        const active = index === state.index
        if (id === undefined) return null
        return (
          <SlideOverlay
            // biome-ignore lint/suspicious/noArrayIndexKey: the three slides are always the same
            key={at}
            slide={slide}
            scope={scope}
            id={id}
            playback={playback}
            active={active}
            cue={active ? state.cue : ''}
          />
        )
      })}
      {Rest && (
        <Rest {...handle} {...clips} state={state} layers={layers} desk={desk} video={video} main={main} bar={bar} />
      )}
    </FeedContext>
  )
}
