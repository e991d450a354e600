import { useCallback } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { JoinRequest } from '../../members/joinRequest'
import { RequestList } from '../../members/RequestList'
import { Button } from '../../ui/button/Button'
import { useManage } from './ManageContext'
import { acceptRequests, decideRequest } from './manage.actions'
import { fetchRequests } from './manage.query'
import { manageStrings } from './manage.strings'

/** Who waits to join, with what they wrote: accepted or refused one by one, or all who are listed accepted together. */
export default function RequestsPart() {
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const { community, ask, act } = useManage()
  const { id } = community
  const fetchPage = useCallback((cursor: string | null) => fetchRequests(settings, id, cursor), [settings, id])

  const acceptAll = (items: readonly JoinRequest[], reload: () => Promise<void>) =>
    ask({
      title: t('manage.requests.all.title'),
      text: t('manage.requests.all.text', { count: items.length }),
      act: t('manage.requests.all'),
      onConfirm: async () => {
        await act(
          () => acceptRequests(settings, id, Math.max(...items.map(({ at }) => at))),
          t('manage.requests.all.done'),
        )
        await reload()
      },
    })

  return (
    <RequestList
      fetchPage={fetchPage}
      decide={({ id: userId }, accepted, done) => act(() => decideRequest(settings, id, userId, accepted), done)}
      empty={t('manage.requests.empty.text')}
      head={(items, reload) =>
        items.length > 1 && (
          <div className="manage-head">
            <Button variant="tinted" small onClick={() => acceptAll(items, reload)}>
              {t('manage.requests.all')}
            </Button>
          </div>
        )
      }
    />
  )
}
