import { useState } from 'react'
import type { Community } from '../../entities/community'
import { useLazyFeedDialog } from '../../feed/useFeedDialog'
import { useVideoOfAddress } from '../../feed/useVideoOfAddress'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Poster } from '../../posters/Poster'
import { PosterSkeletons } from '../../posters/PosterSkeletons'
import { useVideos } from '../../posters/useVideos'
import { Button } from '../../ui/button/Button'
import { communityStrings } from '../community.strings'

/** How many of its videos a box shows. */
const most = 3

/** The latest videos of a community in one row; one of them opens the feed. */
export const BoxVideos = ({ community: { slug, name } }: { community: Community }) => {
  const { site, t: base } = useIsland()
  const t = useT(communityStrings)
  const { feed, retry } = useVideos('community', slug, true, most)
  const [watched, watch] = useState<string | null>(null)
  const entries = feed.status === 'ready' ? feed.entries.slice(0, most) : []
  useVideoOfAddress(site, entries, watch)
  const label = t('community.watch', { name })
  const attributes = { source: 'community', slug, start: watched ?? '' }
  const dialog = useLazyFeedDialog(watched === null ? null : { label, attributes, onClose: () => watch(null) })

  if (feed.status === 'failed')
    return (
      <div className="box-failed" role="alert">
        <p>{base('feed.error.title')}</p>
        <Button variant="tinted" small onClick={retry}>
          {base('common.retry')}
        </Button>
      </div>
    )
  if (feed.status === 'ready' && entries.length === 0) return null
  return (
    <>
      <ul className="box-videos" aria-label={label} aria-busy={feed.status === 'loading'}>
        {feed.status === 'loading' && <PosterSkeletons count={most} />}
        {entries.map(({ id }) => (
          <Poster key={id} id={id} onOpen={watch} />
        ))}
      </ul>
      {dialog}
    </>
  )
}
