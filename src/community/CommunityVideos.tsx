import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { Community } from '../entities/community'
import { FeedDialog } from '../feed/FeedDialog'
import { errorKey } from '../kit/errorText'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Poster } from '../posters/Poster'
import sheet from '../posters/PosterGrid.css'
import { PosterSkeletons } from '../posters/PosterSkeletons'
import { useNearEnd } from '../posters/useNearEnd'
import { Button } from '../ui/Button'
import { StateMessage } from '../ui/StateMessage'
import { useSheet } from '../ui/useSheet'
import { communityVideosAtom } from './community.query'
import { communityStrings } from './strings'

interface Props {
  community: Community
}

/** The community's videos as a grid of posters that goes on as it is scrolled; one of them opens the feed. */
export const CommunityVideos = ({ community }: Props) => {
  useSheet(sheet)
  const { root, settings } = useIsland()
  const t = useT(communityStrings)
  const { slug, name, counts } = community
  const videos = useAtomValue(useMemo(() => communityVideosAtom(settings, slug), [settings, slug]))
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = videos
  const ids = useMemo(() => [...new Set(data?.pages.flatMap((page) => page.ids))], [data])
  const [watched, watch] = useState<string | null>(null)
  const end = useNearEnd(hasNextPage && !isFetching && !error, fetchNextPage)

  const close = (last: string) => {
    watch(null)
    root.querySelector<HTMLElement>(`[data-slug="${CSS.escape(last)}"]`)?.focus()
  }

  if (error && !data)
    return (
      <StateMessage drawing="offline" title={t('feed.error.title')} text={t(errorKey(error))} alert>
        <Button variant="tinted" small pending={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </StateMessage>
    )
  if (data && ids.length === 0)
    return (
      <StateMessage drawing="empty" title={t('community.empty.videos')} text={t('community.empty.text')}>
        <Button variant="tinted" small pending={isFetching} onClick={() => void refetch()}>
          {t('community.refresh')}
        </Button>
      </StateMessage>
    )
  return (
    <section aria-busy={isFetching}>
      <h3 className="community-tab">
        <span>
          {t('community.tab.videos')} <span className="number">{formatCount(counts.videos, settings.locale)}</span>
        </span>
      </h3>
      <ul className="community-grid">
        {ids.map((id) => (
          <Poster key={id} id={id} onOpen={watch} />
        ))}
        {(!data || isFetchingNextPage) && <PosterSkeletons key={ids.length} count={12} />}
      </ul>
      {error && (
        <div className="community-more" role="alert">
          <p>{t('feed.more.error')}</p>
          <Button variant="tinted" small onClick={() => void fetchNextPage()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <div ref={end} />
      {watched !== null && (
        <FeedDialog
          label={t('community.watch', { name })}
          attributes={{ source: 'community', slug, start: watched }}
          onClose={close}
        />
      )}
    </section>
  )
}
