import { useCallback } from 'react'
import type { Loop } from '../../entities/loop'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { RequestList } from '../../members/RequestList'
import { decideRequest, fetchRequests } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'
import { useAct } from './useAct'

/** Who waits to join a loop. */
export const LoopRequests = ({ loop: { id } }: { loop: Loop }) => {
  const { settings } = useIsland()
  const t = useT(manageLoopStrings)
  const act = useAct()
  const fetchPage = useCallback((cursor: string | null) => fetchRequests(settings, id, cursor), [settings, id])
  return (
    <RequestList
      fetchPage={fetchPage}
      decide={({ id: userId }, accepted, done) => act(() => decideRequest(settings, id, userId, accepted), done)}
      empty={t('manageLoop.requests.empty')}
    />
  )
}
