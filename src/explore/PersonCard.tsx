import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { PageLink } from '../ui/button/PageLink'
import { Avatar } from '../ui/image/Avatar'
import { Picture } from '../ui/image/Picture'
import { Skeleton } from '../ui/state/Skeleton'
import type { Person } from './explore.query'
import { exploreStrings } from './explore.strings'

/** Somebody and pictures of what they made: a link to their profile. */
export const PersonCard = ({ person: { author, videos, posters } }: { person: Person }) => {
  const { settings } = useIsland()
  const t = useT(exploreStrings)
  const shown = formatCount(videos, settings.locale)
  return (
    <PageLink part="card" className="person-card" page="profile" slug={author.slug}>
      <span className="person-card-who">
        <Avatar name={author.name} image={author.image} isAvatar={author.isAvatar} size="l" />
        <span className="person-card-words">
          <b dir="auto">{author.name}</b>
          <small>{t('explore.videos', { count: videos, shown })}</small>
        </span>
      </span>
      <span className="person-card-works">
        {posters.map((poster) => (
          <Picture key={poster} ratio="reel" src={poster} alt="" />
        ))}
      </span>
    </PageLink>
  )
}

/** The shape of people who are on their way. */
export const PersonSkeletons = () =>
  [112, 88, 128].map((width) => (
    <div key={width} className="person-card">
      <span className="person-card-who">
        <Skeleton width={44} height={44} />
        <Skeleton width={width} height={14} />
      </span>
      <span className="person-card-works person-card-waits">
        <Skeleton width="100%" height="100%" />
      </span>
    </div>
  ))
