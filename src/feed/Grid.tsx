import { useState } from 'react'
import { useIsland } from '../kit/island'
import { Button } from '../ui/Button'
import { Poster } from './Poster'
import { PosterSkeletons } from './PosterSkeletons'
import type { PostersProps } from './posters'

/** Whole rows of 2, 3, 4 and 6 posters. */
const STEP = 12

/** Posters in rows. It grows only when it is asked to, since what stands below it moves down. */
export const Grid = ({ ids, own, more, onMore, onOpen }: PostersProps) => {
  const { t } = useIsland()
  const [room, setRoom] = useState(STEP)
  const isLoading = more === 'loading'
  const grow = () => {
    if (more !== 'failed') setRoom(room + STEP)
    if (more !== 'none' && ids.length < room + STEP) onMore()
  }
  return (
    <>
      <ul className="posters-grid">
        {ids.slice(0, room).map((id) => (
          <Poster key={id} id={id} own={own} onOpen={onOpen} />
        ))}
        {isLoading && ids.length < room && <PosterSkeletons count={room - ids.length} />}
      </ul>
      {ids.length > 0 && (ids.length > room || more !== 'none') && (
        <div className="posters-more" role={more === 'failed' ? 'alert' : undefined}>
          {more === 'failed' && <p>{t('feed.more.error')}</p>}
          <Button small pending={isLoading} onClick={grow}>
            {more === 'failed' ? t('common.retry') : t('feed.more')}
          </Button>
        </div>
      )}
    </>
  )
}
