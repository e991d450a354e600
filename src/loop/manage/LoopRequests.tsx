import { useCallback } from 'react'
import type { Loop } from '../../entities/loop'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { JoinRequest } from '../../members/joinRequest'
import type { Question } from '../../members/QuestionSheet'
import { RequestList } from '../../members/RequestList'
import { Button } from '../../ui/button/Button'
import { acceptRequests, decideRequest, fetchRequests } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'
import { useAct } from './useAct'

interface Props {
  loop: Loop
  ask(question: Question): void
}

/** Who waits to join a loop: accepted or refused one by one, or all who are listed accepted together. */
export const LoopRequests = ({ loop: { id }, ask }: Props) => {
  const { settings } = useIsland()
  const t = useT(manageLoopStrings)
  const act = useAct()
  const fetchPage = useCallback((cursor: string | null) => fetchRequests(settings, id, cursor), [settings, id])

  const acceptAll = async (items: readonly JoinRequest[], reload: () => Promise<void>) => {
    const until = Math.max(...items.map(({ at }) => at))
    await act(() => acceptRequests(settings, id, until), t('manageLoop.requests.all.done'))
    await reload()
  }
  const askForAll = (items: readonly JoinRequest[], reload: () => Promise<void>) =>
    ask({
      title: t('manageLoop.requests.all.title'),
      text: t('manageLoop.requests.all.text', { count: items.length }),
      act: t('manageLoop.requests.all'),
      onConfirm: () => void acceptAll(items, reload),
    })

  return (
    <RequestList
      fetchPage={fetchPage}
      decide={({ id: userId }, accepted, done) => act(() => decideRequest(settings, id, userId, accepted), done)}
      empty={t('manageLoop.requests.empty')}
      head={(items, reload) =>
        items.length > 1 && (
          <div className="manage-loop-head">
            <Button variant="tinted" small onClick={() => askForAll(items, reload)}>
              {t('manageLoop.requests.all')}
            </Button>
          </div>
        )
      }
    />
  )
}
