import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useMemo, useState } from 'react'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { Icon } from '../ui/Icon'
import { PageLink } from '../ui/PageLink'
import { videoAtom } from '../video'

interface Props {
  id: string
  /** Gets the video's slug. */
  onOpen(slug: string): void
}

const nothing = atom(null)

/** A video in the grid: its picture and how often it was seen. */
export const Poster = ({ id, onOpen }: Props) => {
  const { t, site, settings } = useIsland()
  const video = useAtomValue(useMemo(() => videoAtom(site, id) ?? nothing, [site, id]))
  const [isBroken, setBroken] = useState(false)
  if (!video) return null
  const { slug, title, counts, media } = video
  const name = title || media.alt || slug
  const views = counts?.views ?? 0
  const shown = formatCount(views, settings.locale)
  const picture = media.thumb ?? media.poster
  return (
    <li>
      <PageLink
        className="community-poster"
        page="video"
        slug={slug}
        data-slug={slug}
        aria-label={t('community.views', { title: name, count: views, shown })}
        onFollow={() => onOpen(slug)}
      >
        {picture && !isBroken ? (
          <img
            src={picture}
            srcSet={media.thumb && media.poster ? `${media.thumb} 135w, ${media.poster} ${media.width}w` : undefined}
            sizes="auto, 200px"
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        ) : (
          <span className="community-poster-title">{name}</span>
        )}
        <span className="community-poster-views number">
          <Icon name="play" size="s" filled />
          {shown}
        </span>
      </PageLink>
    </li>
  )
}
