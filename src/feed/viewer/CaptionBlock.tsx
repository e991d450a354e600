import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Author } from '../../entities/playable'
import type { Video } from '../../entities/video'
import { stringsNow } from '../../kit/baseStrings'
import { formatAgo } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { RichText } from '../../text/RichText'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import { useFeedContext } from '../feedContext'
import styles from './Caption.css'
import type { LinkOutProps } from './LinkOut'

const linkOut = lazyView<LinkOutProps>(() => import('./LinkOut'))

/** Two lines of the author's text, and all of it on demand. */
const CaptionText = ({ video: { id, caption, facets } }: { video: Video }) => {
  const { t } = useIsland()
  const { actions } = useFeedContext()
  const text = useRef<HTMLDivElement>(null)
  const [cut, setCut] = useState(false)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    const element = text.current
    if (!element || open) return
    const sizes = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [open])

  return (
    <div className="caption-words">
      <div ref={text} className={classes('caption-text', open ? 'caption-open' : 'caption-cut')} dir="auto">
        <RichText text={caption} facets={facets} onLink={(url) => actions.linked(id, url)} />
      </div>
      {(cut || open) && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('common.less') : t('common.more')}
        </button>
      )}
    </div>
  )
}

const Byline = ({ author, createdAt }: { author: Author; createdAt: number | null }) => {
  const { settings } = useIsland()
  const byline = (
    <>
      <Avatar name={author.name} image={author.image} isAvatar={author.isAvatar} />
      <bdi>{author.name}</bdi>
    </>
  )
  return (
    <div className="caption-by">
      {author.slug ? (
        <PageLink page="profile" slug={author.slug}>
          {byline}
        </PageLink>
      ) : (
        <span>{byline}</span>
      )}
      {createdAt !== null && (
        <time dir="auto" dateTime={new Date(createdAt).toISOString()}>
          {formatAgo(stringsNow(settings.locale), createdAt, settings.locale)}
        </time>
      )}
    </div>
  )
}

interface Props {
  video: Video
  /** Who reposted it there. */
  by?: Author | null | undefined
  /** The caption of the moment. */
  cue?: ReactNode
}

/** Who posted it, where and what: over the lower part of a picture. */
export const CaptionBlock = ({ video, by, cue }: Props) => {
  useStyles(styles)
  const { t } = useIsland()
  const out = useLazyView(video.linkout && linkOut)
  const { isAd, community, loop, author, createdAt, caption, linkout } = video
  return (
    <div part="caption" className="caption">
      {cue}
      {(isAd || by || community || loop) && (
        <div className="caption-chips">
          {isAd && <span className="caption-chip">{t('feed.ad')}</span>}
          {by && (
            <PageLink className="caption-chip" page="profile" slug={by.slug}>
              <Icon name="repost" size="s" />
              <bdi>{t('feed.reposted', { name: by.name })}</bdi>
            </PageLink>
          )}
          {community && (
            <PageLink className="caption-chip" page="community" slug={community.slug}>
              <Avatar size="xs" square name={community.name} image={community.image} />
              <bdi>{community.name}</bdi>
            </PageLink>
          )}
          {loop && (
            <PageLink className="caption-chip" page="group" slug={loop.slug}>
              <Icon name="loop" size="s" />
              <bdi>{loop.name}</bdi>
            </PageLink>
          )}
        </div>
      )}
      {author && <Byline author={author} createdAt={createdAt} />}
      {caption && <CaptionText key={video.id} video={video} />}
      {linkout && out.status === 'ready' && <out.View videoId={video.id} linkout={linkout} />}
      {linkout && out.status === 'loading' && <span className="caption-out" />}
    </div>
  )
}
