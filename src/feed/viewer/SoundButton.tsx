import { useEffect, useState } from 'react'
import type { Video } from '../../entities/video'
import { useIsland } from '../../kit/island'
import type { StageState } from '../../player/types'
import { Icon } from '../../ui/icon/Icon'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import { useFeedContext } from '../feedContext'
import styles from './SoundButton.css'

interface Props {
  state: StageState
  video: Video
  /** A bar is above it. */
  low: boolean
}

/**
 * Sound on and off. It begins as a large pill, since the first view is silent, and becomes an icon once it was used or
 * the first video is over. It stays one element, so that it keeps the focus.
 */
export const SoundButton = ({ state: { muted }, video, low }: Props) => {
  useStyles(styles)
  const { t } = useIsland()
  const { stage, actions } = useFeedContext()
  const [small, setSmall] = useState(!muted)
  useEffect(() => {
    const offChange = stage.on('change', () => setSmall(true))
    const offWatch = stage.on('watch', ({ event }) => event === 'complete' && setSmall(true))
    return () => {
      offChange()
      offWatch()
    }
  }, [stage])
  const pill = muted && !small
  const press = () => {
    setSmall(true)
    stage.setMuted(!muted)
    actions.silenced(video, !muted)
  }
  const hasMouse = matchMedia('(hover: hover)').matches
  // The pill's accessible name is its visible text, for voice control.
  const unmute = t(pill ? (hasMouse ? 'player.clickToUnmute' : 'player.tapToUnmute') : 'player.unmute')
  return (
    <button
      type="button"
      part="sound"
      className={classes('sound', pill && 'sound-pill', low && 'sound-low')}
      aria-label={muted ? unmute : t('player.mute')}
      onClick={press}
    >
      <Icon name={muted ? 'muted' : 'sound'} edged={!pill} />
      {pill && <span>{unmute}</span>}
    </button>
  )
}
