import type { ReactNode } from 'react'
import { stringsNow } from '../kit/baseStrings'
import { formatAgo } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { IconButton } from '../ui/button/IconButton'
import { LongList } from '../ui/list/LongList'
import { removed } from '../ui/list/listEdits'
import { RowSkeletons } from '../ui/state/RowSkeletons'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { type ListPage, useList } from '../ui/useList'
import type { JoinRequest } from './joinRequest'
import { PersonRow } from './PersonRow'
import { requestsStrings } from './requests.strings'

interface Props {
  /** Stable while the place is the same. */
  fetchPage(cursor: string | null): Promise<ListPage<JoinRequest>>
  /**
   * Accepts or refuses somebody.
   * @param done says so
   * @returns whether it is done; the list loads anew where it is not
   */
  decide(request: JoinRequest, accepted: boolean, done: string): Promise<boolean>
  /** What the list is for, where nobody waits. */
  empty: string
  /** Above the list. */
  head?(requests: readonly JoinRequest[], reload: () => Promise<void>): ReactNode
}

/** Who waits to join a place, with what they wrote, to be accepted or refused. */
export const RequestList = ({ fetchPage, decide, empty, head }: Props) => {
  const { settings } = useIsland()
  const t = useT(requestsStrings)
  const handle = useList<JoinRequest>(fetchPage)
  const { list, edit, reload } = handle

  const answer = async (request: JoinRequest, accepted: boolean) => {
    edit(removed(request.id))
    const done = accepted ? t('requests.accepted', { name: request.user.name }) : t('requests.refused')
    if (!(await decide(request, accepted, done))) await reload()
  }

  return (
    <>
      {head?.(list.status === 'ready' ? list.items : [], reload)}
      <LongList
        {...handle}
        label={t('requests.label')}
        failed={t('requests.error')}
        empty={<StateMessage drawing={drawings.empty} title={t('requests.empty')} text={empty} />}
        skeletons={<RowSkeletons />}
      >
        {(request) => {
          const { user, note, at } = request
          return (
            <PersonRow
              wraps
              user={user}
              note={formatAgo(stringsNow(settings.locale), at, settings.locale)}
              end={
                <>
                  <IconButton
                    icon="x"
                    size="m"
                    label={t('requests.refuse', { name: user.name })}
                    onClick={() => void answer(request, false)}
                  />
                  <Button
                    variant="tinted"
                    small
                    aria-label={t('requests.accept.name', { name: user.name })}
                    onClick={() => void answer(request, true)}
                  >
                    {t('requests.accept')}
                  </Button>
                </>
              }
            >
              {note && <q dir="auto">{note}</q>}
            </PersonRow>
          )
        }}
      </LongList>
    </>
  )
}
