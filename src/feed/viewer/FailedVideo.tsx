import { useT } from '../../kit/useT'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useSheet } from '../../ui/useSheet'
import { useFeedContext } from '../feedContext'
import { feedStrings } from '../strings'
import styles from './FailedVideo.css'
import messageStyles from './StageMessage.css'

/** The message in place of a video that could not be played, with a retry and the way to the next video. */
export const FailedVideo = () => {
  useSheet(messageStyles)
  useSheet(styles)
  const t = useT(feedStrings)
  const { stage } = useFeedContext()
  return (
    <div className="slide-center failed-video stage-message" role="alert">
      <Icon name="offline" size="xl" />
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
