import { useAtomValue } from 'jotai'
import type { Community } from '../../entities/community'
import { useIsland } from '../../kit/island'
import { MemberList } from '../../members/MemberList'
import { versionAtom } from '../version.atoms'

/** Who is in a community. */
export default function CommunityMembers({ community: { slug } }: { community: Community }) {
  const { site } = useIsland()
  return <MemberList kind="community" slug={slug} version={useAtomValue(versionAtom(site, slug))} />
}
