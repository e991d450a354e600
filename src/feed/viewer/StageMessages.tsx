import { createPortal } from 'react-dom'
import { useFeedContext } from '../feedContext'
import { EndCard, type EndCardProps } from './EndCard'
import { FailedVideo } from './FailedVideo'
import { FeedState, type FeedStateProps } from './FeedState'

export interface StageMessagesProps extends FeedStateProps, Pick<EndCardProps, 'scope' | 'entries'> {
  /** Over the stage. */
  layer: HTMLElement
  /** What lies over the video in view, when that can't be played. */
  failedIn: HTMLElement | false | undefined
  /** Whether a slide follows the last video. */
  hasTail: boolean
  isMoreFailed: boolean
  onMore(): void
}

/** What a stage says: without a video, in place of one that failed, and after the last one. */
export default function StageMessages(props: StageMessagesProps) {
  const { feed, onRetry, layer, failedIn, hasTail, isMoreFailed, onMore, ...end } = props
  const { stage } = useFeedContext()
  return (
    <>
      {createPortal(<FeedState feed={feed} onRetry={onRetry} />, layer)}
      {failedIn && createPortal(<FailedVideo />, failedIn)}
      {hasTail && createPortal(<EndCard {...end} failed={isMoreFailed} onRetry={onMore} />, stage.tail)}
    </>
  )
}
