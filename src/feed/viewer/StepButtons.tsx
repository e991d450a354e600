import { useT } from '../../kit/useT'
import type { StageState } from '../../player/types'
import { IconButton } from '../../ui/button/IconButton'
import { feedStrings } from '../feed.strings'
import { useFeedContext } from '../feedContext'

/** Previous and next, where there is room; elsewhere a finger swipes. */
export const StepButtons = ({ state: { index }, slots }: { state: StageState; slots: number }) => {
  const t = useT(feedStrings)
  const { stage } = useFeedContext()
  return (
    <div className="feed-steps">
      <IconButton icon="up" label={t('feed.previous')} disabled={index <= 0} onClick={stage.previous} />
      <IconButton icon="down" label={t('feed.next')} disabled={index >= slots - 1} onClick={stage.next} />
    </div>
  )
}
