import { useEntity } from '../entities/useEntity'
import type { VideoId } from '../entities/video'
import { videoStore } from '../entities/video.store'
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
  titled?: boolean
  /** Said of it in a word, such as that it is pinned. */
  mark?: string | undefined
  /** Gets the video's slug. */
  onOpen(slug: string): void
}

/** A video in a list: its picture and how often it was seen. */
export const Poster = ({ id, ownScope, titled, mark, onOpen }: Props) => {
  useStyles(styles)
  const { site, settings } = useIsland()
  const t = useT(posterStrings)
  const video = useEntity(videoStore, ownScope ?? site, id)
  const { slug, title, counts, media } = video
  const own = title || media.alt || slug
  const name = mark ? `${mark}: ${own}` : own
  const views = counts?.views ?? 0
  const viewsText = formatCount(views, settings.locale)
  const picture = media.thumb ?? media.poster
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
      {picture ? (
        <Picture
          ratio="reel"
          src={picture}
          srcSet={
            media.thumb && media.poster && media.thumb !== media.poster
              ? `${media.thumb} 135w, ${media.poster} ${media.width}w`
              : undefined
          }
          // Not "auto": Chromium keeps such a picture for ever when it leaves the page before it has loaded.
          sizes="200px"
          alt=""
          fallback={blank}
        />
      ) : (
        blank
      )}
      {mark && <span className="poster-mark">{mark}</span>}
      {(counts || titled) && (
        <span className="poster-foot">
          {titled && <span className="poster-name">{own}</span>}
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
  return (
    <li>
      {ownScope === undefined ? (
        <PageLink {...control} part="poster" page="video" slug={slug} onFollow={() => onOpen(slug)}>
          {face}
        </PageLink>
      ) : (
        <button type="button" {...control} part="poster" onClick={() => onOpen(slug)}>
          {face}
        </button>
      )}
    </li>
  )
}
