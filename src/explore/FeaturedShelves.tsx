import { CommunityCard } from '../community/CommunityCard'
import { CommunityCardSkeletons } from '../community/CommunityCardSkeletons'
import { type CommunityEntry, fetchCommunities } from '../community/communities.query'
import type { Settings } from '../kit/settings'
import { useT } from '../kit/useT'
import { LoopCard } from '../loop/LoopCard'
import { LoopSkeletons } from '../loop/LoopSkeletons'
import { fetchLoops, type LoopEntry } from '../loop/loops.query'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { paths } from '../wire/paths'
import { fetchPeople, type Person } from './explore.query'
import { exploreStrings } from './explore.strings'
import { PersonCard, PersonSkeletons } from './PersonCard'
import { RecentCommunities } from './RecentCommunities'
import { Shelf, type ShelfLayout } from './Shelf'

/** How many cards a section begins with. */
const limit = 6

const featuredCommunities = { path: paths.featuredCommunities, query: { limit } }
const featuredLoops = { path: paths.featuredLoops, query: { limit } }
const communities = (settings: Settings, cursor: string | null) =>
  fetchCommunities(settings, featuredCommunities, cursor)
const loops = (settings: Settings, cursor: string | null) => fetchLoops(settings, featuredLoops, cursor)

/** The communities of late, then what the brand puts forward: communities, people, loops. */
export const FeaturedShelves = ({ layout }: { layout: ShelfLayout }) => {
  const t = useT(exploreStrings)
  return (
    <>
      <RecentCommunities />
      <Shelf<CommunityEntry>
        title={t('explore.communities')}
        layout={layout}
        fetchPage={communities}
        skeletons={<CommunityCardSkeletons />}
        empty={<StateMessage drawing={drawings.empty} title={t('explore.empty')} text={t('explore.empty.text')} />}
      >
        {({ id }) => <CommunityCard id={id} />}
      </Shelf>
      <Shelf<Person>
        title={t('explore.people')}
        layout={layout}
        fetchPage={fetchPeople}
        skeletons={<PersonSkeletons />}
      >
        {(person) => <PersonCard person={person} />}
      </Shelf>
      <Shelf<LoopEntry> title={t('explore.loops')} layout={layout} fetchPage={loops} skeletons={<LoopSkeletons />}>
        {({ id }) => <LoopCard id={id} />}
      </Shelf>
    </>
  )
}
