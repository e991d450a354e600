import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { viewerIdAtom } from '../session/session.atoms'
import { LongList } from '../ui/list/LongList'
import { useList } from '../ui/useList'
import { CommunityCard } from './CommunityCard'
import { CommunityCardSkeletons } from './CommunityCardSkeletons'
import { type CommunityEntry, type CommunityList, fetchCommunities } from './communities.query'
import { communityStrings } from './community.strings'

interface Props {
  /** The same object while the list is the same. */
  list: CommunityList
  /** In place of a list without any. */
  empty: ReactNode
}

/** Communities as cards; more of them load as the end comes near. */
export const CommunityCards = ({ list, empty }: Props) => {
  const { settings } = useIsland()
  const t = useT(communityStrings)
  const viewer = useAtomValue(viewerIdAtom(settings))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer has joined other communities
  const fetchPage = useCallback(
    (cursor: string | null) => fetchCommunities(settings, list, cursor),
    [settings, list, viewer],
  )
  const handle = useList<CommunityEntry>(fetchPage, { keeps: true })
  return (
    <LongList
      {...handle}
      cards
      label={t('community.list')}
      failed={t('community.list.error')}
      empty={empty}
      skeletons={<CommunityCardSkeletons />}
    >
      {({ id }) => <CommunityCard id={id} />}
    </LongList>
  )
}
