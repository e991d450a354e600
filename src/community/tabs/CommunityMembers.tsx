import type { Community } from '../../entities/community'
import { MemberList } from '../../members/MemberList'

/** Who is in a community. */
export default function CommunityMembers({ community: { slug } }: { community: Community }) {
  return <MemberList kind="community" slug={slug} />
}
