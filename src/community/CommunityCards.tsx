import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { useIsland } from '../kit/island'
import { useNearEnd } from '../posters/useNearEnd'
import { Button } from '../ui/button/Button'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { useStyles } from '../ui/styles/useStyles'
import { CardSkeletons } from './CardSkeletons'
import { CommunityCard } from './CommunityCard'
import styles from './CommunityCard.css'
import { type CommunityList, communitiesAtom } from './communities.query'

interface Props {
  /** The same object while the list is the same. */
  list: CommunityList
  /** Says that the list didn't load. */
  failed: string
  /** In place of an empty list. */
  empty: ReactNode
}

/** Communities as cards in columns; more of them load as the end comes near. */
export const CommunityCards = ({ list, failed, empty }: Props) => {
  useStyles(styles)
  const { settings, t } = useIsland()
  const { pagesAtom, idsAtom } = useMemo(() => communitiesAtom(settings, list), [settings, list])
  const { status, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, ...pages } =
    useAtomValue(pagesAtom)
  const ids = useAtomValue(idsAtom)
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const end = useNearEnd(ids, isWaiting, () => void pages.fetchNextPage())

  if (status === 'error' && ids.length === 0)
    return (
      <FailedState title={failed} text={t(errorKey(error))} pending={isFetching} onRetry={() => void pages.refetch()} />
    )
  if (status === 'success' && ids.length === 0) return empty
  const isLoading = status === 'pending' || isFetchingNextPage
  return (
    <div aria-busy={isLoading}>
      <ul className="community-cards">
        {ids.map((id) => (
          <CommunityCard key={id} id={id} />
        ))}
        {isLoading && <CardSkeletons key={ids.length} count={6} />}
      </ul>
      {isFetchNextPageError && (
        <div className="community-cards-more" role="alert">
          <p>{t(errorKey(error))}</p>
          <Button variant="tinted" small onClick={() => void pages.fetchNextPage()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <div ref={end} />
    </div>
  )
}
