import { useCallback, useState } from 'react'
import type { Loop } from '../../entities/loop'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { QuestionSheet } from '../../members/QuestionSheet'
import { RequestList } from '../../members/RequestList'
import { Button } from '../../ui/button/Button'
import { acceptRequests, decideRequest, fetchRequests } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'
import { useAct } from './useAct'

/** Who waits to join a loop: accepted or refused one by one, or all who are listed accepted together. */
export const LoopRequests = ({ loop: { id } }: { loop: Loop }) => {
  const { settings } = useIsland()
  const t = useT(manageLoopStrings)
  const act = useAct()
  const [asked, setAsked] = useState<{ count: number; accept(): Promise<void> } | null>(null)
  const fetchPage = useCallback((cursor: string | null) => fetchRequests(settings, id, cursor), [settings, id])
  return (
    <>
      <RequestList
        fetchPage={fetchPage}
        decide={({ id: userId }, accepted, done) => act(() => decideRequest(settings, id, userId, accepted), done)}
        empty={t('manageLoop.requests.empty')}
        head={(items, reload) =>
          items.length > 1 && (
            <div className="manage-loop-head">
              <Button
                variant="tinted"
                small
                onClick={() =>
                  setAsked({
                    count: items.length,
                    accept: async () => {
                      const until = Math.max(...items.map(({ at }) => at))
                      await act(() => acceptRequests(settings, id, until), t('manageLoop.requests.all.done'))
                      await reload()
                    },
                  })
                }
              >
                {t('manageLoop.requests.all')}
              </Button>
            </div>
          )
        }
      />
      {asked && (
        <QuestionSheet
          title={t('manageLoop.requests.all.title')}
          text={t('manageLoop.requests.all.text', { count: asked.count })}
          act={t('manageLoop.requests.all')}
          onConfirm={() => void asked.accept()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
