import { useIsland } from '../kit/island'
import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import styles from './draft/DraftEditor.css'

/** The shape of the form of a post. */
export const PostSkeleton = () => {
  useStyles(styles)
  const { t } = useIsland()
  return (
    <div className="draft-columns" role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
      <div className="draft-waiting">
        {['92px', '128px', '76px', '76px', '76px'].map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand still
          <Skeleton key={at} width="100%" height={height} />
        ))}
      </div>
      <div className="draft-side">
        <Skeleton width="100%" height="240px" />
      </div>
    </div>
  )
}
