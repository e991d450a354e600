import { useState } from 'react'
import type { VideoId } from '../entities/video'
import type { FeedEntry } from '../feed/feed'
import { useLazyFeedDialog } from '../feed/useFeedDialog'
import { useVideoOfAddress } from '../feed/videoAddress'
import { useIsland } from '../kit/island'
import { Button } from '../ui/button/Button'
import { useNearEnd } from '../ui/list/useNearEnd'
import { errorKey } from '../ui/state/errorText'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { useStyles } from '../ui/styles/useStyles'
import { Poster } from './Poster'
import styles from './PosterGrid.css'
import { PosterSkeletons } from './PosterSkeletons'
import type { Videos } from './useVideos'

const noEntries: readonly FeedEntry[] = []

interface Props extends Videos {
  /** The name of that feed's dialog. */
  label: string
  /** Says that there are no videos. */
  empty: { title: string; text: string; retry: string }
  /** Stands before the others, with a word about it; its `id` is null while it is on its way. */
  first?: { id: VideoId | null; mark: string } | null
}

/** The videos of a place or a person as a grid of posters that grows as it is scrolled; a poster opens the feed. */
export const VideoGrid = ({ source: { kind, slug }, label, empty, first = null, feed, retry, loadMore }: Props) => {
  useStyles(styles)
  const { site, t } = useIsland()
  const [watched, watch] = useState<string | null>(null)
  const { entries, more } = feed.status === 'ready' ? feed : { entries: noEntries, more: 'loading' as const }
  const others = first ? entries.filter(({ id }) => id !== first.id) : entries
  useVideoOfAddress(site, entries, watch)
  const end = useNearEnd(entries, more === 'idle', loadMore)
  const dialog = useLazyFeedDialog(
    watched === null ? null : { label, attributes: { source: kind, slug, start: watched }, onClose: () => watch(null) },
  )

  if (feed.status === 'failed')
    return (
      <StateMessage drawing={drawings.offline} title={t('feed.error.title')} text={t(errorKey(feed.error))} alert>
        <Button variant="tinted" small onClick={retry}>
          {t('common.retry')}
        </Button>
      </StateMessage>
    )
  if (feed.status === 'ready' && entries.length === 0)
    return (
      <StateMessage drawing={drawings.empty} title={empty.title} text={empty.text}>
        <Button variant="tinted" small onClick={retry}>
          {empty.retry}
        </Button>
      </StateMessage>
    )
  return (
    <section aria-busy={more === 'loading'}>
      <ul className="poster-grid">
        {first?.id && <Poster id={first.id} mark={first.mark} onOpen={watch} />}
        {first?.id === null && entries.length > 0 && <PosterSkeletons count={1} />}
        {others.map(({ id }) => (
          <Poster key={id} id={id} onOpen={watch} />
        ))}
        {more === 'loading' && <PosterSkeletons key={entries.length} count={12} />}
      </ul>
      {more === 'failed' && (
        <div className="poster-more" role="alert">
          <p>{t('feed.more.error')}</p>
          <Button variant="tinted" small onClick={loadMore}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <div ref={end} />
      {dialog}
    </section>
  )
}
