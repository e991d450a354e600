import { createPortal } from 'react-dom'
import { useFeedContext } from '../feedContext'
import { EndCard, type EndCardProps } from './EndCard'
import { FailedVideo } from './FailedVideo'

export interface StageMessagesProps extends EndCardProps {
  /** Whether a slide follows the last video. */
  hasTail: boolean
  /** What lies over the video in view, when that can't be played. */
  failedIn: HTMLElement | false | undefined
}

/** What a stage says: after its last video, and in place of one that failed. */
export default function StageMessages({ hasTail, failedIn, ...end }: StageMessagesProps) {
  const { stage } = useFeedContext()
  return (
    <>
      {failedIn && createPortal(<FailedVideo />, failedIn)}
      {hasTail && createPortal(<EndCard {...end} />, stage.tail)}
    </>
  )
}
