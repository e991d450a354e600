import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Author, Video } from '../../entities/video'
import { stringsNow } from '../../kit/baseStrings'
import { formatAgo } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import styles from './Caption.css'
import { captionParts } from './caption'
import { LinkOut } from './LinkOut'

/** Two lines of the author's text, and all of it on demand. */
const CaptionText = ({ video: { caption, facets } }: { video: Video }) => {
  const { t } = useIsland()
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
        {captionParts(caption, facets).map(({ text: part, mention }, at) =>
          mention ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a caption's stretches never move
            <PageLink key={at} page="profile" slug={mention}>
              {part}
            </PageLink>
          ) : (
            part
          ),
        )}
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
  /** The caption of the moment. */
  cue?: ReactNode
}

/** Who posted it, where and what: over the lower part of a picture. */
export const CaptionBlock = ({ video, cue }: Props) => {
  useStyles(styles)
  const { community, loop, author, createdAt, caption, linkout } = video
  return (
    <div part="caption" className="caption">
      {cue}
      {(community || loop) && (
        <div className="caption-chips">
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
      {linkout && <LinkOut videoId={video.id} linkout={linkout} />}
    </div>
  )
}
