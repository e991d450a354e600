import { stringsNow } from '../../kit/baseStrings'
import { formatAgo, formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { absoluteRoute } from '../../kit/routes'
import { useT } from '../../kit/useT'
import iconButtonStyles from '../../ui/button/IconButton.css'
import { Icon } from '../../ui/icon/Icon'
import { Menu, MenuItem, MenuLink } from '../../ui/overlay/Menu'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { useStyles } from '../../ui/styles/useStyles'
import { formatPart } from '../formats'
import type { Post } from '../post'
import { postIcons } from '../postIcons'
import { postsStrings } from '../posts.strings'
import { problemKeys } from '../problemKeys'
import { RowPicture } from './RowPicture'

const stateKeys = {
  processing: 'posts.state.processing',
  published: 'posts.state.published',
  failed: 'posts.state.failed',
} as const satisfies Record<Post['state'], string>

interface Props {
  post: Post
  onDelete(post: Post): void
  onCopy(link: string): void
}

const PostMenu = ({ post, name, onDelete, onCopy }: Props & { name: string }) => {
  useStyles(iconButtonStyles)
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const { id, state, video } = post
  const label = t('posts.menu', { name })
  return (
    <span className="post-row-menu">
      <MenuButton className="icon-button" label={label} face={<Icon name="more" size="m" />}>
        {(close) => (
          <Menu label={label} page="post" onClose={close}>
            {state === 'published' && (
              <>
                <MenuLink page="post" slug={id} onFollow={close}>
                  <Icon name={postIcons.edit} size="m" />
                  <span className="menu-words">{t('posts.menu.edit')}</span>
                </MenuLink>
                {video && (
                  <MenuItem
                    icon={<Icon name={postIcons.link} size="m" />}
                    onPress={() => {
                      close()
                      onCopy(absoluteRoute(settings, 'video', { slug: video.slug }))
                    }}
                  >
                    {t('posts.menu.copy')}
                  </MenuItem>
                )}
              </>
            )}
            <MenuItem
              icon={<Icon name={postIcons.trash} size="m" />}
              onPress={() => {
                close()
                onDelete(post)
              }}
            >
              {t('posts.menu.delete')}
            </MenuItem>
          </Menu>
        )}
      </MenuButton>
    </span>
  )
}

const Numbers = ({ post }: { post: Post }) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const { counts } = post.video ?? {}
  if (!counts) return null
  const shown = (count: number) => formatCount(count, settings.locale)
  const through = post.watchedThrough === null ? '–' : formatPart(post.watchedThrough, settings.locale)
  return (
    <dl className="post-row-numbers number">
      {[
        { name: t('posts.plays'), value: shown(counts.views) },
        { name: t('posts.through'), value: through },
        { name: t('posts.sparks'), value: shown(counts.sparks) },
        { name: t('posts.commentsCount'), value: shown(counts.comments) },
      ].map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One of the viewer's own posts. */
export const PostRow = (props: Props) => {
  const { post } = props
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const { state, problem, values, createdAt, video } = post
  const name = video?.title || values.caption.trim() || t('posts.untitled')
  const place = values.loop?.name ?? values.community?.name
  const when = formatAgo(stringsNow(settings.locale), createdAt, settings.locale)
  return (
    <article className="post-row">
      <RowPicture coverPath={values.coverPath} thumb={video?.media.thumb ?? null} />
      <div className="post-row-words">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {place && <bdi>{place}</bdi>}
          {place && ' · '}
          {when}
        </small>
      </div>
      <PostMenu {...props} name={name} />
      <p className={`post-row-state post-row-${state}`}>
        {t(stateKeys[state])}
        {state === 'processing' && <small>{t('posts.state.processing.text')}</small>}
        {problem && <small>{t(problemKeys[problem])}</small>}
      </p>
      <Numbers post={post} />
    </article>
  )
}
