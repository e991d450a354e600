import { JoinButton } from '../community/JoinButton'
import type { CommunityId } from '../entities/community'
import { communityStore } from '../entities/community.store'
import type { LoopId } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { useEntity } from '../entities/useEntity'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Avatar } from '../ui/image/Avatar'
import type { Match } from '../ui/text/matches'
import { FoundRow } from './FoundRow'
import type { FoundPerson } from './search.query'
import { searchStrings } from './search.strings'

export const PersonFound = ({ person: { author, videos, matches } }: { person: FoundPerson }) => {
  const { settings } = useIsland()
  const t = useT(searchStrings)
  const { slug, name, image, isAvatar } = author
  return (
    <FoundRow
      page="profile"
      slug={slug}
      name={name}
      matches={matches}
      picture={<Avatar name={name} image={image} isAvatar={isAvatar} size="l" />}
      note={
        <>
          <bdi dir="ltr">@{slug}</bdi>
          {` · ${t('search.videoCount', { count: videos, shown: formatCount(videos, settings.locale) })}`}
        </>
      }
    />
  )
}

interface PlaceProps<Id> {
  id: Id
  matches: readonly Match[]
}

export const CommunityFound = ({ id, matches }: PlaceProps<CommunityId>) => {
  const { site, settings } = useIsland()
  const t = useT(searchStrings)
  const community = useEntity(communityStore, site, id)
  const { slug, name, image, counts } = community
  const { members } = counts
  return (
    <FoundRow
      page="community"
      slug={slug}
      name={name}
      matches={matches}
      picture={<Avatar name={name} image={image} size="l" square />}
      note={t('search.members', { count: members, shown: formatCount(members, settings.locale) })}
      end={<JoinButton community={community} inList />}
    />
  )
}

export const LoopFound = ({ id, matches }: PlaceProps<LoopId>) => {
  const { site, settings } = useIsland()
  const t = useT(searchStrings)
  const { slug, name, image, community, counts } = useEntity(loopStore, site, id)
  const { members } = counts
  return (
    <FoundRow
      page="group"
      slug={slug}
      name={name}
      matches={matches}
      picture={<Avatar name={name} image={image ?? community?.image ?? null} size="l" square />}
      note={t('search.members', { count: members, shown: formatCount(members, settings.locale) })}
    />
  )
}
