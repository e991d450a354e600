import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { offline } from '../../ui/icon/offline'
import { useStyles } from '../../ui/styles/useStyles'
import { feedStrings } from '../feed.strings'
import { useFeedContext } from '../feedContext'
import styles from './FailedVideo.css'
import messageStyles from './StageMessage.css'

/** The message in place of a video that could not be played, with a retry and the way to the next video. */
export const FailedVideo = () => {
  useStyles(messageStyles)
  useStyles(styles)
  const t = useT(feedStrings)
  const { stage } = useFeedContext()
  return (
    <div className="slide-center failed-video stage-message" role="alert">
      <Icon name={offline} size="xl" />
      <h2>{t('player.error.title')}</h2>
      <p>{t('player.error.text')}</p>
      <Button variant="primary" onClick={stage.retry}>
        {t('common.retry')}
      </Button>
      <Button variant="quiet" onClick={stage.next}>
        {t('player.error.next')}
      </Button>
    </div>
  )
}
