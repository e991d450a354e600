import { useState } from 'react'
import type { VideoId } from '../entities/playable'
import type { FeedEntry } from '../feed/feed'
import { useLazyFeedDialog } from '../feed/useFeedDialog'
import { useVideoOfAddress } from '../feed/useVideoOfAddress'
import { useIsland } from '../kit/island'
import { Button } from '../ui/button/Button'
import { Block } from '../ui/list/Block'
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
  /** Stands before the others, with a word about it. `isHere`: it can be drawn. */
  first?: { id: VideoId; isHere: boolean; mark: string } | null
}

/** A poster, or null for one that is on its way. */
type Row = { id: VideoId; mark?: string } | null

/** Posters that are drawn, or left out, together: whole rows of 2, 3, 4 and 6. */
const blockSize = 24

const rowsOf = (entries: readonly FeedEntry[], first: Props['first'], isGrowing: boolean): Row[] => {
  const begin = first && entries.length > 0 ? [first.isHere ? first : null] : []
  const waiting = isGrowing ? Array<Row>(12).fill(null) : []
  return [...begin, ...entries.filter(({ id }) => id !== first?.id), ...waiting]
}

const inBlocks = (rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, at) =>
    rows.slice(at * blockSize, (at + 1) * blockSize),
  )

/** The videos of a place or a person as a grid of posters that grows as it is scrolled; a poster opens the feed. */
export const VideoGrid = ({ source: { kind, slug }, label, empty, first = null, feed, retry, loadMore }: Props) => {
  useStyles(styles)
  const { site, t } = useIsland()
  const [watched, watch] = useState<string | null>(null)
  const { entries, more } = feed.status === 'ready' ? feed : { entries: noEntries, more: 'loading' as const }
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
      {inBlocks(rowsOf(entries, first, more === 'loading')).map((rows, at) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is a place in the grid, whatever stands there
          key={at}
          isList
          className="poster-grid"
          rows={rows}
          draw={(row, index) =>
            row ? (
              <Poster key={row.id} id={row.id} mark={row.mark} onOpen={watch} />
            ) : (
              <PosterSkeletons key={`${entries.length} ${index}`} count={1} />
            )
          }
        />
      ))}
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
