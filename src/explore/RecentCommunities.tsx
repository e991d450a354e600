import { useAtomValue } from 'jotai'
import { useId, useMemo, useState } from 'react'
import { communityIdAtom } from '../community/community.query'
import { recentCommunities } from '../community/recentCommunities'
import { communityStore } from '../entities/community.store'
import { useEntity } from '../entities/useEntity'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { PageLink } from '../ui/button/PageLink'
import { Avatar } from '../ui/image/Avatar'
import { Skeleton } from '../ui/state/Skeleton'
import { exploreStrings } from './explore.strings'

/** So many fit into a line on most screens. */
const most = 6

const Recent = ({ slug }: { slug: string }) => {
  const { settings, site } = useIsland()
  const { data, isError } = useAtomValue(useMemo(() => communityIdAtom(settings, slug), [settings, slug]))
  const community = useEntity(communityStore, site, data)
  // One that is gone by now.
  if (isError && !community) return null
  return (
    <li>
      {community ? (
        <PageLink className="recent" page="community" slug={slug}>
          <Avatar name={community.name} image={community.image} size="xl" square />
          <span dir="auto">{community.name}</span>
        </PageLink>
      ) : (
        <span className="recent" aria-hidden="true">
          <Skeleton width={56} height={56} />
          <Skeleton width={64} height={12} />
        </span>
      )}
    </li>
  )
}

/** The communities that this browser showed last; nothing where there are none. */
export const RecentCommunities = () => {
  const { settings } = useIsland()
  const t = useT(exploreStrings)
  const heading = useId()
  const [slugs] = useState(() => recentCommunities(settings).list().slice(0, most))
  if (slugs.length === 0) return null
  return (
    <section className="shelf" aria-labelledby={heading}>
      <h2 id={heading}>{t('explore.recent')}</h2>
      <ul className="recents">
        {slugs.map((slug) => (
          <Recent key={slug} slug={slug} />
        ))}
      </ul>
    </section>
  )
}
