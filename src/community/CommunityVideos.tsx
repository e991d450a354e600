import { useState } from 'react'
import type { Community } from '../entities/community'
import type { Feed, FeedEntry } from '../feed/feed'
import type { FeedHandle } from '../feed/feed.query'
import { useLazyFeedDialog } from '../feed/useFeedDialog'
import { useVideoOfAddress } from '../feed/videoAddress'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Poster } from '../posters/Poster'
import styles from '../posters/PosterGrid.css'
import { PosterSkeletons } from '../posters/PosterSkeletons'
import { useNearEnd } from '../posters/useNearEnd'
import { Button } from '../ui/button/Button'
import { errorKey } from '../ui/state/errorText'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { useStyles } from '../ui/styles/useStyles'
import { communityStrings } from './community.strings'

const noEntries: readonly FeedEntry[] = []

interface Props extends Pick<FeedHandle, 'retry' | 'loadMore'> {
  community: Community
  feed: Feed
}

/** The community's videos as a grid of posters that grows as it is scrolled; a poster opens the feed. */
export const CommunityVideos = ({ community, feed, retry, loadMore }: Props) => {
  useStyles(styles)
  const { settings, site } = useIsland()
  const t = useT(communityStrings)
  const { slug, name, counts } = community
  const [watched, watch] = useState<string | null>(null)
  const { entries, more } = feed.status === 'ready' ? feed : { entries: noEntries, more: 'loading' as const }
  useVideoOfAddress(site, entries, watch)
  const end = useNearEnd(entries, more === 'idle', loadMore)
  const dialog = useLazyFeedDialog(
    watched === null
      ? null
      : {
          label: t('community.watch', { name }),
          attributes: { source: 'community', slug, start: watched },
          onClose: () => watch(null),
        },
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
      <StateMessage drawing={drawings.empty} title={t('community.empty.videos')} text={t('community.empty.text')}>
        <Button variant="tinted" small onClick={retry}>
          {t('community.refresh')}
        </Button>
      </StateMessage>
    )
  return (
    <section aria-busy={more === 'loading'}>
      <h3 className="community-tab">
        <span>
          {t('community.tab.videos')} <span className="number">{formatCount(counts.videos, settings.locale)}</span>
        </span>
      </h3>
      <ul className="community-grid">
        {entries.map(({ id }) => (
          <Poster key={id} id={id} onOpen={watch} />
        ))}
        {more === 'loading' && <PosterSkeletons key={entries.length} count={12} />}
      </ul>
      {more === 'failed' && (
        <div className="community-more" role="alert">
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
