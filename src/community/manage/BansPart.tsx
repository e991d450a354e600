import { useCallback } from 'react'
import { formatDay } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PersonRow } from '../../members/PersonRow'
import { Button } from '../../ui/button/Button'
import { LongList } from '../../ui/list/LongList'
import { removed } from '../../ui/list/listEdits'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useList } from '../../ui/useList'
import { useManage } from './ManageContext'
import type { Ban } from './manage'
import { unban } from './manage.actions'
import { fetchBans } from './manage.query'
import { manageStrings } from './manage.strings'

/** Who can't come back to the community, and why. */
export default function BansPart() {
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const { community, act } = useManage()
  const { id } = community
  const fetchPage = useCallback((cursor: string | null) => fetchBans(settings, id, cursor), [settings, id])
  const handle = useList<Ban>(fetchPage)

  const lift = async (ban: Ban) => {
    handle.edit(removed(ban.id))
    const done = t('manage.unban.done', { name: ban.user.name })
    if (!(await act(() => unban(settings, id, ban.id), done))) await handle.reload()
  }
  return (
    <LongList
      {...handle}
      label={t('manage.bans')}
      failed={t('manage.error.load')}
      empty={
        <StateMessage drawing={drawings.empty} title={t('manage.bans.empty')} text={t('manage.bans.empty.text')} />
      }
      skeletons={<RowSkeletons />}
    >
      {(ban) => (
        <PersonRow
          user={ban.user}
          note={formatDay(ban.at, settings.locale)}
          end={
            <Button small aria-label={t('manage.unban.name', { name: ban.user.name })} onClick={() => void lift(ban)}>
              {t('manage.unban')}
            </Button>
          }
        >
          {ban.reason && <q dir="auto">{ban.reason}</q>}
        </PersonRow>
      )}
    </LongList>
  )
}
