import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { type ReactNode, useMemo } from 'react'
import { useBrand } from '../brand/useBrand'
import type { Video } from '../entities/video'
import type { FeedSource } from '../feed/feed.source'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { PageLink } from '../ui/button/PageLink'
import { Avatar } from '../ui/image/Avatar'
import type { Portrait } from '../ui/image/portrait'
import { Skeleton } from '../ui/state/Skeleton'
import { communityHeadAtom } from './communityHead.query'
import { placementAtom } from './placement.query'
import { posterStrings } from './posters.strings'

interface Props {
  /** Goes to the element that holds the title. */
  id: string
  source: FeedSource
  /** The first one of the list; null while it is on its way, and when there is none. */
  video: Video | null
  isLoading: boolean
  /** At the end of the line. */
  children?: ReactNode
}

const brandTitles: Partial<Record<FeedSource['kind'], 'feed.head.home' | 'feed.head.latest' | 'feed.head.popular'>> = {
  home: 'feed.head.home',
  latest: 'feed.head.latest',
  popular: 'feed.head.popular',
}

const noQuery = atom(null)

/** Who a list's videos are of: a community, a loop or a person. */
const usePortrait = (source: FeedSource, video: Video | null): { who: Portrait | null; members: number | null } => {
  const { settings } = useIsland()
  const slug = source.kind === 'community' ? source.slug : null
  const head = useAtomValue(useMemo(() => (slug ? communityHeadAtom(settings, slug) : noQuery), [settings, slug]))?.data
  switch (source.kind) {
    case 'community':
      return { who: head?.who ?? video?.community ?? null, members: head?.members ?? null }
    case 'loop':
      return { who: video?.loop ?? null, members: null }
    case 'profile':
      return { who: video?.author ?? null, members: null }
    default:
      return { who: null, members: null }
  }
}

/** Of a placement; null while it is not known. */
const usePlacementTitle = (source: FeedSource): string | null => {
  const { settings } = useIsland()
  const t = useT(posterStrings)
  const id = source.kind === 'placement' ? source.placementId : null
  const placement = useAtomValue(useMemo(() => (id ? placementAtom(settings, id) : noQuery), [settings, id]))
  return placement?.data?.title || (placement?.isPending ? null : t('feed.label'))
}

const Link = ({ source }: Pick<Props, 'source'>) => {
  const t = useT(posterStrings)
  switch (source.kind) {
    case 'home':
    case 'latest':
    case 'popular':
      return <PageLink page={source.kind}>{t('feed.head.open')}</PageLink>
    case 'community':
    case 'profile':
    case 'brand':
      return (
        <PageLink page={source.kind} slug={source.slug}>
          {t('feed.head.all')}
        </PageLink>
      )
    case 'loop':
      return (
        <PageLink page="group" slug={source.slug}>
          {t('feed.head.all')}
        </PageLink>
      )
    default:
      return null
  }
}

const ServedHead = ({ id, source, video, isLoading, children }: Props) => {
  const { settings } = useIsland()
  const t = useT(posterStrings)
  const brand = useBrand()
  const { who, members } = usePortrait(source, video)
  const name = brand.data?.name
  const note =
    members === null || !name
      ? null
      : t('feed.head.members', { count: members, shown: formatCount(members, settings.locale), brand: name })

  const placementTitle = usePlacementTitle(source)
  const ofBrand = brandTitles[source.kind]
  const title = () => {
    if (who) return who.name
    if (source.kind === 'placement') return placementTitle
    if (!ofBrand) return isLoading ? null : t('feed.label')
    if (name) return t(ofBrand, { brand: name })
    return brand.isError ? t('feed.label') : null
  }
  const heading = title()
  // A screen reader would stop at a heading that says nothing yet.
  const Title = heading === null ? 'div' : 'h2'
  return (
    <header part="head" className="posters-head">
      {who && <Avatar {...who} size="l" square={source.kind !== 'profile'} />}
      <div className="posters-words">
        <Title className="posters-title" id={id}>
          {heading ?? <Skeleton width={148} height={14} />}
        </Title>
        {note && <p>{note}</p>}
      </div>
      <Link source={source} />
      {children}
    </header>
  )
}

/** The line over a list of posters: whose videos they are, and where all of them are. */
export const PostersHead = (props: Props) => {
  const t = useT(posterStrings)
  // Without a server there is neither a brand nor a place to ask for.
  if (props.source.kind !== 'items' && props.source.kind !== 'incomplete') return <ServedHead {...props} />
  return (
    <header part="head" className="posters-head">
      <h2 className="posters-words posters-title" id={props.id}>
        {t('feed.label')}
      </h2>
    </header>
  )
}
