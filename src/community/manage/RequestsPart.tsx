import { useCallback } from 'react'
import { stringsNow } from '../../kit/baseStrings'
import { formatAgo } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PersonRow } from '../../members/PersonRow'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/button/IconButton'
import { LongList } from '../../ui/list/LongList'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useList } from '../../ui/useList'
import { useManage } from './ManageContext'
import type { JoinRequest } from './manage'
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
  const handle = useList<JoinRequest>(fetchPage)
  const { list, remove, reload } = handle
  const items = list.status === 'ready' ? list.items : []

  const decide = async ({ id: userId, user }: JoinRequest, accepted: boolean) => {
    remove(userId)
    const done = accepted ? t('manage.requests.accepted', { name: user.name }) : t('manage.requests.refused')
    if (!(await act(() => decideRequest(settings, id, userId, accepted), done))) await reload()
  }
  const acceptAll = () =>
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
    <>
      {items.length > 1 && (
        <div className="manage-head">
          <Button variant="tinted" small onClick={acceptAll}>
            {t('manage.requests.all')}
          </Button>
        </div>
      )}
      <LongList
        {...handle}
        label={t('manage.requests')}
        failed={t('manage.error.load')}
        empty={
          <StateMessage
            drawing={drawings.empty}
            title={t('manage.requests.empty')}
            text={t('manage.requests.empty.text')}
          />
        }
        skeletons={<RowSkeletons />}
      >
        {(request) => (
          <PersonRow
            user={request.user}
            note={formatAgo(stringsNow(settings.locale), request.at, settings.locale)}
            end={
              <>
                <IconButton
                  icon="x"
                  size="m"
                  label={t('manage.requests.refuse', { name: request.user.name })}
                  onClick={() => void decide(request, false)}
                />
                <Button
                  variant="tinted"
                  small
                  aria-label={t('manage.requests.accept.name', { name: request.user.name })}
                  onClick={() => void decide(request, true)}
                >
                  {t('manage.requests.accept')}
                </Button>
              </>
            }
          >
            {request.note && <q dir="auto">{request.note}</q>}
          </PersonRow>
        )}
      </LongList>
    </>
  )
}
