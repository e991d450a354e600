import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { IconButton } from '../../ui/button/IconButton'
import { Icon } from '../../ui/icon/Icon'
import { Picture } from '../../ui/image/Picture'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { postIcons } from '../postIcons'
import { postsStrings } from '../posts.strings'
import styles from './LinkCard.css'
import { type LinkPreviewState, useLinkPicture } from './useLinkPreview'

interface Props {
  state: LinkPreviewState
  /** The host's name, in place of what the page does not say. */
  host: string
  onRemove(): void
}

/** The page that a post's link leads to, as that page presents itself. */
export const LinkCard = ({ state, host, onRemove }: Props) => {
  useStyles(styles)
  const { t: base } = useIsland()
  const t = useT(postsStrings)
  const preview = state.status === 'ready' ? state.preview : null
  const picture = useLinkPicture(preview?.image ?? null)
  const icon = <Icon name={postIcons.link} />
  const title = preview?.title || host
  const isLoading = state.status === 'loading'
  const isMissing = state.status === 'missing'
  return (
    <div className="link-card" aria-busy={isLoading}>
      <span className="link-card-picture">
        {picture ? <Picture src={picture} alt="" original fallback={icon} /> : icon}
      </span>
      {isLoading ? (
        <span className="link-card-words">
          <Skeleton width="70%" height={12} />
          <Skeleton width="40%" height={12} />
        </span>
      ) : (
        <span className="link-card-words" dir="auto">
          <b>{title}</b>
          {preview?.description && <span>{preview.description}</span>}
          {preview && <small>{preview.site || host}</small>}
          {isMissing && <small>{t('posts.link.none')}</small>}
        </span>
      )}
      {/* The whole card would be read out at every change. */}
      <p className="visually-hidden" role="status">
        {isLoading ? base('common.loading') : isMissing ? t('posts.link.none') : title}
      </p>
      <IconButton icon="x" size="m" label={t('posts.link.remove')} onClick={onRemove} />
    </div>
  )
}
