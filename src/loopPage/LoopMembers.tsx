import { MemberList } from '../members/MemberList'

/** Who is in a loop. */
export default function LoopMembers({ slug }: { slug: string }) {
  return <MemberList kind="loop" slug={slug} />
}
