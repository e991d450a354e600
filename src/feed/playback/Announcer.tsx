import { useEffect, useState } from 'react'
import type { Video } from '../../entities/video'
import { useT } from '../../kit/useT'
import { feedStrings } from '../feed.strings'
import { useFeedContext } from '../feedContext'

/** Announces to screen readers the video that comes into view; the first one is not announced. */
export const Announcer = ({ video, position }: { video: Video | null; position: number }) => {
  const t = useT(feedStrings)
  const { stage } = useFeedContext()
  // It may load after the first move.
  const [moved, setMoved] = useState(() => stage.state().index > 0)
  useEffect(() => stage.on('change', () => setMoved(true)), [stage])
  const announcement = () => {
    if (!video) return ''
    const { isAd, author, media } = video
    const title = video.title || media.alt || t('feed.positionOnly', { position })
    const words = author ? t('feed.by', { title, author: author.name }) : title
    return isAd ? `${t('feed.ad')}: ${words}` : words
  }
  return (
    <div className="visually-hidden" role="status">
      {moved && announcement()}
    </div>
  )
}
