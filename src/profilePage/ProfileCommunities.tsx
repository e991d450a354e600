import { useMemo } from 'react'
import { CommunityCards } from '../community/CommunityCards'
import { useT } from '../kit/useT'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { paths } from '../wire/paths'
import { ownerQuery, type ProfileOwner } from './profilePage.query'
import { profilePageStrings } from './profilePage.strings'

/** How many cards a page holds. */
const limit = 12

interface Props {
  owner: ProfileOwner
}

/** The communities that a person joined, or a brand has. */
export const ProfileCommunities = ({ owner }: Props) => {
  const t = useT(profilePageStrings)
  const list = useMemo(() => ({ path: paths.profileCommunities, query: { ...ownerQuery(owner), limit } }), [owner])
  return (
    <CommunityCards
      list={list}
      failed={t('person.communities.error')}
      empty={
        <StateMessage
          drawing={drawings.empty}
          title={t('person.communities.empty')}
          text={t('person.communities.empty.text')}
        />
      }
    />
  )
}
