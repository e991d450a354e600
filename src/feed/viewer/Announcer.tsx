import { useEffect, useState } from 'react'
import type { Video } from '../../entities/video'
import { useT } from '../../kit/useT'
import { feedStrings } from '../feed.strings'
import { useFeedContext } from '../feedContext'

/** Announces to screen readers the video that comes into view; the first one is not announced. */
export const Announcer = ({ video, position }: { video: Video | null; position: number }) => {
  const t = useT(feedStrings)
  const { stage } = useFeedContext()
  const [moved, setMoved] = useState(false)
  useEffect(() => stage.on('change', () => setMoved(true)), [stage])
  const announcement = () => {
    if (!video) return ''
    const title = video.title || video.media.alt || t('feed.positionOnly', { position })
    return video.author ? t('feed.by', { title, author: video.author.name }) : title
  }
  return (
    <div className="visually-hidden" role="status">
      {moved && announcement()}
    </div>
  )
}
