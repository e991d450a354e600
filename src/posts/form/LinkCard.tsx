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
import type { LinkPreviewState } from './useLinkPreview'

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
  const icon = <Icon name={postIcons.link} />
  return (
    <div className="link-card" role="status" aria-busy={state.status === 'loading'}>
      <span className="link-card-picture">
        {preview?.image ? <Picture src={preview.image} alt="" original fallback={icon} /> : icon}
      </span>
      {state.status === 'loading' ? (
        <span className="link-card-words">
          <span className="visually-hidden">{base('common.loading')}</span>
          <Skeleton width="70%" height={12} />
          <Skeleton width="40%" height={12} />
        </span>
      ) : (
        <span className="link-card-words" dir="auto">
          <b>{preview?.title || host}</b>
          {preview ? (
            <>
              {preview.description && <span>{preview.description}</span>}
              <small>{preview.site || host}</small>
            </>
          ) : (
            <small>{t('posts.link.none')}</small>
          )}
        </span>
      )}
      <IconButton icon="x" size="m" label={t('posts.link.remove')} onClick={onRemove} />
    </div>
  )
}
