import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import type { Video } from '../../entities/video'
import { showFailure } from '../../intent/showFailure'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { ledCommunity } from '../../placedVideo/ledCommunity.query'
import { slideInView } from '../../player/slideInView'
import { SaveRow } from '../../saved/SaveRow'
import { viewerIdAtom } from '../../session/session.atoms'
import { flag } from '../../ui/icon/flag'
import { Icon } from '../../ui/icon/Icon'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { SheetRow } from '../../ui/overlay/SheetRow'
import { useStyles } from '../../ui/styles/useStyles'
import { useFeedContext } from '../feedContext'
import { feedIcons } from '../feedIcons'
import { playbackStrings } from '../playback.strings'
import { useStage } from '../useStage'
import { CaptionRows } from './CaptionRows'
import { Choices } from './Choices'
import { canFullscreen } from './fullscreen'
import styles from './PlaybackSheet.css'

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** On an iPhone only the device's own buttons set the volume: what a script sets there does not stick. */
const isVolumeSettable = () => {
  const probe = document.createElement('video')
  probe.volume = 0.5
  return probe.volume === 0.5
}

/** The renditions of one clip. Remount it for each clip (`key`). */
const Quality = () => {
  const t = useT(playbackStrings)
  const { stage } = useFeedContext()
  // As they are when the sheet opens: a row that comes later would move the others from under the finger.
  const [renditions] = useState(stage.renditions)
  const [sides] = useState(() => renditions?.sides() ?? [])
  const [quality, setQuality] = useState(() => renditions?.chosen() ?? 'auto')
  if (sides.length < 2) return null
  return (
    <Choices
      icon={feedIcons.quality}
      label={t('player.quality')}
      options={[
        { value: 'auto' as const, text: t('player.quality.auto') },
        // As text: a name, not a quantity with a separator in it.
        ...sides.map((side) => ({ value: side, text: t('player.quality.side', { side: `${side}` }) })),
      ]}
      value={quality}
      onChoose={(side) => {
        setQuality(side)
        renditions?.choose(side)
      }}
    />
  )
}

interface Props {
  /** The video in view. */
  video: Video | null
  onClose(): void
}

/** How the video in view plays, and what else can be done with it. */
export default function PlaybackSheet({ video, onClose }: Props) {
  useStyles(styles)
  const t = useT(playbackStrings)
  const { stage, actions, properties } = useFeedContext()
  const { element, settings } = useIsland()
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const led = video?.counts ? ledCommunity(settings, video, properties) : null
  const { index, rate, volume, muted } = useStage(stage)
  const volumeId = useId()
  const media = slideInView(stage)?.video
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <BottomSheet title={t('feed.options')} size="compact" onClose={onClose}>
      <div className="playback">
        <Choices
          icon={feedIcons.speed}
          label={t('player.speed')}
          options={rates.map((it) => ({ value: it, text: t('player.rate', { rate: it }) }))}
          value={rate}
          onChoose={stage.setRate}
        />
        <Quality key={index} />
        {isVolumeSettable() && (
          <div className="playback-row">
            <Icon name={muted ? 'muted' : 'sound'} />
            <span>
              <label htmlFor={volumeId}>{t('player.volume')}</label>
            </span>
            <input
              id={volumeId}
              className="playback-volume"
              type="range"
              min={0}
              max={100}
              value={muted ? 0 : volume}
              onChange={(event) => {
                const to = event.target.valueAsNumber
                stage.setVolume(to)
                stage.setMuted(to === 0)
              }}
            />
          </div>
        )}
        {video && video.media.captions.length > 0 && <CaptionRows captions={video.media.captions} />}
        {document.pictureInPictureEnabled && media && (
          <SheetRow
            icon={feedIcons.pictureInPicture}
            onPress={closing(() => {
              // The browser refuses it before the first frame.
              media.requestPictureInPicture().catch(() => undefined)
            })}
          >
            {t('player.pictureInPicture')}
          </SheetRow>
        )}
        {canFullscreen() && (
          <SheetRow
            icon={document.fullscreenElement ? feedIcons.shrink : feedIcons.expand}
            onPress={closing(actions.fullscreen)}
          >
            {t(document.fullscreenElement ? 'player.exitFullscreen' : 'player.fullscreen')}
          </SheetRow>
        )}
        <hr className="playback-rule" />
        {matchMedia('(any-hover: hover)').matches && (
          <SheetRow icon={feedIcons.keyboard} onPress={actions.keys}>
            {t('feed.keys.title')}
          </SheetRow>
        )}
        {video?.counts && <SaveRow id={video.id} onPress={onClose} />}
        {video && led && (
          <SheetRow
            icon={feedIcons.manage}
            onPress={closing(() => {
              import('../../placedVideo/placedVideo.open')
                .then(({ openPlacedVideo }) => openPlacedVideo(element, { videoId: video.id, community: led }))
                .catch((error: unknown) => showFailure(element, error))
            })}
          >
            {t('feed.manage', { community: led.name })}
          </SheetRow>
        )}
        {video?.counts && video.author?.id !== viewerId && (
          <SheetRow icon={flag} danger onPress={closing(() => actions.report(video))}>
            {t('feed.report')}
          </SheetRow>
        )}
      </div>
    </BottomSheet>
  )
}
