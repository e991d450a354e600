import { useIsland } from '../kit/island'
import { PosterSkeletons } from '../posters/PosterSkeletons'
import { RowSkeletons } from '../ui/state/RowSkeletons'

/** The shape of results that are on their way. */
export const TopSkeleton = () => {
  const { t } = useIsland()
  return (
    <div className="found-top" role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
      <div className="found-columns" aria-hidden="true">
        {['communities', 'users', 'loops'].map((kind) => (
          <div key={kind} className="found found-waits">
            <RowSkeletons />
          </div>
        ))}
      </div>
      <ul className="poster-grid found-waiting" aria-hidden="true">
        <PosterSkeletons count={12} />
      </ul>
    </div>
  )
}
