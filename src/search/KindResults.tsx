import { type ReactNode, useCallback } from 'react'
import { CommunityCard } from '../community/CommunityCard'
import { CommunityCardSkeletons } from '../community/CommunityCardSkeletons'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { LoopCard } from '../loop/LoopCard'
import { LoopSkeletons } from '../loop/LoopSkeletons'
import { VideoList } from '../posters/VideoList'
import { LongList } from '../ui/list/LongList'
import { RowSkeletons } from '../ui/state/RowSkeletons'
import { useList } from '../ui/useList'
import { PersonFound } from './foundRows'
import { NoResults } from './NoResults'
import { type Found, fetchKind, type ResultKind } from './search.query'
import { searchStrings } from './search.strings'

interface ListProps<K extends ResultKind> {
  q: string
  kind: K
  skeletons: ReactNode
  cards?: boolean
  children(item: Found[K]): ReactNode
}

const useKind = <K extends ResultKind>(q: string, kind: K) => {
  const { settings } = useIsland()
  const fetchPage = useCallback((cursor: string | null) => fetchKind(settings, q, kind, cursor), [settings, q, kind])
  return useList<Found[K]>(fetchPage)
}

const KindList = <K extends ResultKind>({ q, kind, skeletons, cards = false, children }: ListProps<K>) => {
  const t = useT(searchStrings)
  return (
    <LongList
      {...useKind(q, kind)}
      cards={cards}
      label={t('search.results', { words: q })}
      failed={t('search.error')}
      empty={<NoResults q={q} />}
      skeletons={skeletons}
    >
      {children}
    </LongList>
  )
}

const Videos = ({ q }: { q: string }) => {
  const t = useT(searchStrings)
  return (
    <VideoList {...useKind(q, 'videos')} titled label={t('search.results', { words: q })} empty={<NoResults q={q} />} />
  )
}

/** All results of one kind; more of them load as the end comes near. */
export const KindResults = ({ q, kind }: { q: string; kind: ResultKind }) => {
  const t = useT(searchStrings)
  switch (kind) {
    case 'videos':
      return <Videos q={q} />
    case 'users':
      return (
        <KindList q={q} kind="users" skeletons={<RowSkeletons />}>
          {(person) => <PersonFound person={person} />}
        </KindList>
      )
    case 'communities':
      return (
        <>
          {/* The cards' headings are under it. */}
          <h2 className="visually-hidden">{t('search.communities')}</h2>
          <KindList q={q} kind="communities" cards skeletons={<CommunityCardSkeletons />}>
            {(found) => <CommunityCard {...found} />}
          </KindList>
        </>
      )
    case 'loops':
      return (
        <KindList q={q} kind="loops" cards skeletons={<LoopSkeletons />}>
          {(found) => <LoopCard {...found} />}
        </KindList>
      )
  }
}
