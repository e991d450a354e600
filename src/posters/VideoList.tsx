import { type ReactNode, useState } from 'react'
import { useLazyFeedDialog } from '../feed/useFeedDialog'
import { useVideoOfAddress } from '../feed/useVideoOfAddress'
import { useIsland } from '../kit/island'
import { Button } from '../ui/button/Button'
import { useNearEnd } from '../ui/list/useNearEnd'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { useStyles } from '../ui/styles/useStyles'
import { Marked } from '../ui/text/Marked'
import type { ListHandle } from '../ui/useList'
import { Poster } from './Poster'
import styles from './PosterGrid.css'
import { PosterSkeletons } from './PosterSkeletons'
import type { ListedVideo } from './videoList.query'

interface Props extends Pick<ListHandle<ListedVideo>, 'list' | 'reload' | 'loadMore'> {
  /** The name of the list, and of the feed that a poster opens. */
  label: string
  /** Shows the titles, too. */
  titled?: boolean
  /** In place of a list without any. */
  empty: ReactNode
}

const noEntries: readonly ListedVideo[] = []

/** Videos of a list that is no feed, as posters; a poster opens its video, followed by others like it. */
export const VideoList = ({ list, reload, loadMore, label, titled, empty }: Props) => {
  useStyles(styles)
  const { site, t } = useIsland()
  const [watched, watch] = useState<string | null>(null)
  const isReady = list.status === 'ready'
  const entries = isReady ? list.items : noEntries
  useVideoOfAddress(site, entries, watch)
  const end = useNearEnd(entries, isReady && list.cursor !== null && list.more === 'idle', loadMore)
  const attributes = { source: 'video', slug: watched ?? '', start: watched ?? '' }
  const dialog = useLazyFeedDialog(watched === null ? null : { label, attributes, onClose: () => watch(null) })
  if (list.status === 'failed')
    return <FailedState title={t('feed.error.title')} text={t(errorKey(list.error))} onRetry={() => void reload()} />
  if (isReady && entries.length === 0) return empty
  const waits = !isReady || list.more === 'loading'
  return (
    <section aria-busy={waits}>
      <ul className="poster-grid" aria-label={label}>
        {entries.map(({ id, matches }) => (
          <Poster
            key={id}
            id={id}
            titled={titled}
            drawTitle={matches && ((title) => <Marked name={title} matches={matches} />)}
            onOpen={watch}
          />
        ))}
        {waits && <PosterSkeletons key={entries.length} count={12} />}
      </ul>
      {isReady && list.more === 'failed' && (
        <div className="poster-more" role="alert">
          <p>{t('feed.more.error')}</p>
          <Button variant="tinted" small onClick={() => void loadMore()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <div ref={end} />
      {dialog}
    </section>
  )
}
