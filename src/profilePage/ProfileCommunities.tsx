import { useMemo } from 'react'
import { CommunityCards } from '../community/CommunityCards'
import { useT } from '../kit/useT'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { paths } from '../wire/paths'
import { ownerQuery, type ProfileOwner } from './profilePage.query'
import { profilePageStrings } from './profilePage.strings'

/** The communities that a person joined, or a brand has. */
export default function ProfileCommunities({ owner }: { owner: ProfileOwner }) {
  const t = useT(profilePageStrings)
  const list = useMemo(() => ({ path: paths.profileCommunities, query: ownerQuery(owner) }), [owner])
  const [title, text] = [t('person.communities.empty'), t('person.communities.empty.text')]
  return <CommunityCards list={list} empty={<StateMessage drawing={drawings.empty} title={title} text={text} />} />
}
