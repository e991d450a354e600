import { useEffect, useState } from 'react'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Poster } from './Poster'
import { PosterSkeletons } from './PosterSkeletons'
import { posterStrings } from './posters.strings'
import type { PostersProps } from './postersProps'

/** Whole rows of 2, 3, 4 and 6 posters. */
const stepSize = 12

/** Posters in rows. It grows only at a tap, since that moves the page below it down. */
export const Grid = ({ entries, ownScope, drawn, more, onMore, onOpen }: PostersProps) => {
  const t = useT(posterStrings)
  const [room, setRoom] = useState(stepSize)
  const isShort = entries.length < room
  const isLoading = isShort && more === 'loading'
  const isFailed = isShort && more === 'failed'
  const needsMore = isShort && more === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is too short
  useEffect(() => {
    if (needsMore) onMore()
  }, [needsMore, entries])
  return (
    <>
      <ul className="posters-grid">
        {entries.slice(0, room).map(({ id }, at) => (
          <Poster key={id} id={id} at={at} ownScope={ownScope} drawn={drawn[at]} onOpen={onOpen} />
        ))}
        {isLoading && <PosterSkeletons key={entries.length} count={room - entries.length} />}
      </ul>
      {entries.length > 0 && (entries.length > room || more !== 'none') && (
        <div className="posters-more" role={isFailed ? 'alert' : undefined}>
          {isFailed && <p>{t('feed.more.error')}</p>}
          <Button small pending={isLoading} onClick={isFailed ? onMore : () => setRoom(room + stepSize)}>
            {isFailed ? t('common.retry') : t('feed.more')}
          </Button>
        </div>
      )}
    </>
  )
}
