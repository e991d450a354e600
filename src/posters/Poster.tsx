import { type ReactNode, useCallback, useDeferredValue } from 'react'
import type { VideoId } from '../entities/playable'
import { useEntity } from '../entities/useEntity'
import { videoStore } from '../entities/video.store'
import { firstPictures, pictureOf } from '../feed/pictures'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { PageLink } from '../ui/button/PageLink'
import { Icon } from '../ui/icon/Icon'
import { Picture } from '../ui/image/Picture'
import { useStyles } from '../ui/styles/useStyles'
import styles from './Poster.css'
import { posterStrings } from './posters.strings'

interface Props {
  id: VideoId
  /** The scope of a page's own videos, which have no page of their own to link to. */
  ownScope?: string | undefined
  /** Shows its title, too. */
  titled?: boolean | undefined
  /** Draws its title in a way of its own; the caption where there is none. */
  drawTitle?: ((title: string) => ReactNode) | undefined
  /**
   * Its place in a list that begins with the page: the first ones are drawn with their pictures, all others after them,
   * each in its place. Twenty would keep a slow phone from the first picture.
   */
  at?: number | undefined
  /** A picture that shows in its place already: where it is the video's, it becomes part of the poster. */
  drawn?: HTMLImageElement | undefined
  /** Said of it in a word, such as that it is pinned. */
  mark?: string | undefined
  /** Gets the video's slug. */
  onOpen(slug: string): void
}

/** A picture that was drawn before; with another function at each render, React would take it out and put it back. */
const DrawnPicture = ({ picture }: { picture: HTMLImageElement }) => {
  const keep = useCallback((place: HTMLElement | null) => place?.append(picture), [picture])
  return <span className="poster-drawn" ref={keep} />
}

interface ContentProps extends Omit<Props, 'at'> {
  /** Its picture doesn't wait until it comes near the view. */
  eager: boolean
}

const PosterContent = ({ id, ownScope, titled, drawTitle, eager, drawn, mark, onOpen }: ContentProps) => {
  const { site, settings } = useIsland()
  const t = useT(posterStrings)
  const video = useEntity(videoStore, ownScope ?? site, id)
  const { slug, title, caption, counts, media } = video
  const own = title || (drawTitle && caption) || media.alt || slug
  const name = mark ? `${mark}: ${own}` : own
  const views = counts?.views ?? 0
  const viewsText = formatCount(views, settings.locale)
  const { src, srcset, sizes } = pictureOf(media)
  const control = {
    className: 'poster',
    'data-slug': slug,
    // The accessible name must contain the visible text; a visible title does so by itself.
    'aria-label': titled
      ? undefined
      : counts
        ? t('feed.poster', { title: name, count: views, shown: viewsText })
        : name,
  }
  const blank = <span className="poster-title">{own}</span>
  const face = (
    <>
      {drawn?.srcset === srcset ? (
        <DrawnPicture picture={drawn} />
      ) : src ? (
        <Picture
          ratio="reel"
          src={src}
          srcSet={srcset || undefined}
          sizes={sizes}
          alt=""
          eager={eager}
          fallback={blank}
        />
      ) : (
        blank
      )}
      {/* Not as text: the accessible name, which has it, must hold all visible text in one piece. */}
      {mark && <span className="poster-mark" data-mark={mark} aria-hidden="true" />}
      {(counts || titled) && (
        <span className="poster-foot">
          {titled && <span className="poster-name">{drawTitle ? drawTitle(own) : own}</span>}
          {counts && (
            <span className="poster-views number">
              <Icon name="play" size="s" filled />
              <span aria-hidden={titled}>{viewsText}</span>
              {titled && (
                <span className="visually-hidden">{t('feed.viewCount', { count: views, shown: viewsText })}</span>
              )}
            </span>
          )}
        </span>
      )}
    </>
  )
  return ownScope === undefined ? (
    <PageLink {...control} part="poster" page="video" slug={slug} onFollow={() => onOpen(slug)}>
      {face}
    </PageLink>
  ) : (
    <button type="button" {...control} part="poster" onClick={() => onOpen(slug)}>
      {face}
    </button>
  )
}

/** A video in a list: its picture and how often it was seen. */
export const Poster = ({ at, ...props }: Props) => {
  useStyles(styles)
  const isFirst = at !== undefined && at < firstPictures
  const isDrawn = useDeferredValue(true, at === undefined || isFirst)
  return <li>{isDrawn && <PosterContent {...props} eager={isFirst} />}</li>
}
