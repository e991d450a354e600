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
 * the viewer has moved on. It stays one element, so that it keeps the focus.
 */
export const SoundButton = ({ state: { muted }, video, low }: Props) => {
  useStyles(styles)
  const { t } = useIsland()
  const { stage, actions } = useFeedContext()
  const [small, setSmall] = useState(!muted)
  useEffect(() => stage.on('change', () => setSmall(true)), [stage])
  const pill = muted && !small
  const press = () => {
    setSmall(true)
    stage.setMuted(!muted)
    actions.silenced(video, !muted)
  }
  const asPill = !small && muted
  // The pill's accessible name is its visible text, for voice control.
  const unmute = asPill ? t('player.tapToUnmute') : t('player.unmute')
  return (
    <button
      type="button"
      part="sound"
      className={classes('sound', asPill && 'sound-pill', low && 'sound-low')}
      aria-label={muted ? unmute : t('player.mute')}
      onClick={press}
    >
      <Icon name={muted ? 'muted' : 'sound'} />
      {pill && <span>{t('player.tapToUnmute')}</span>}
    </button>
  )
}
