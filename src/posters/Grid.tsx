import { useEffect, useState } from 'react'
import { feedStrings } from '../feed/strings'
import { useT } from '../kit/useT'
import { Button } from '../ui/Button'
import { Poster } from './Poster'
import { PosterSkeletons } from './PosterSkeletons'
import type { PostersProps } from './postersProps'

/** Whole rows of 2, 3, 4 and 6 posters. */
const STEP = 12

/** Posters in rows. It grows only when it is asked to, since what stands below it moves down. */
export const Grid = ({ ids, own, more, onMore, onOpen }: PostersProps) => {
  const t = useT(feedStrings)
  const [room, setRoom] = useState(STEP)
  const isShort = ids.length < room
  const isLoading = isShort && more === 'loading'
  const isFailed = isShort && more === 'failed'
  const wanted = isShort && more === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is too short
  useEffect(() => {
    if (wanted) onMore()
  }, [wanted, ids])
  return (
    <>
      <ul className="posters-grid">
        {ids.slice(0, room).map((id) => (
          <Poster key={id} id={id} own={own} onOpen={onOpen} />
        ))}
        {isLoading && <PosterSkeletons key={ids.length} count={room - ids.length} />}
      </ul>
      {ids.length > 0 && (ids.length > room || more !== 'none') && (
        <div className="posters-more" role={isFailed ? 'alert' : undefined}>
          {isFailed && <p>{t('feed.more.error')}</p>}
          <Button small pending={isLoading} onClick={isFailed ? onMore : () => setRoom(room + STEP)}>
            {isFailed ? t('common.retry') : t('feed.more')}
          </Button>
        </div>
      )}
    </>
  )
}
