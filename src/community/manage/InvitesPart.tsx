import { useCallback, useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button, usePending } from '../../ui/button/Button'
import { SelectField } from '../../ui/form/SelectField'
import { LongList } from '../../ui/list/LongList'
import { replaced } from '../../ui/list/listEdits'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useList } from '../../ui/useList'
import { InviteRow } from './InviteRow'
import { useManage } from './ManageContext'
import type { Invite } from './manage'
import { createInvite, revokeInvite } from './manage.actions'
import { fetchInvites } from './manage.query'
import { manageStrings } from './manage.strings'

/** Hours until an invitation runs out; 0 for no end. */
const spans = [
  ['24', 'manage.invites.day'],
  ['168', 'manage.invites.week'],
  ['720', 'manage.invites.month'],
  ['0', 'manage.invites.forever'],
] as const

/** How many may join by an invitation; 0 for any number. */
const uses = ['0', '1', '10', '100'] as const

const untouched = () => undefined

/** Invitations as links: made with an end and a number of uses, copied, taken back. */
export default function InvitesPart() {
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const { community, ask, act } = useManage()
  const { id } = community
  const fetchPage = useCallback((cursor: string | null) => fetchInvites(settings, id, cursor), [settings, id])
  const handle = useList<Invite>(fetchPage)
  const [span, setSpan] = useState('168')
  const [limit, setLimit] = useState('0')
  const [isPending, run] = usePending()

  const create = () =>
    run(async () => {
      const isDone = await act(
        () => createInvite(settings, id, Number(span) || null, Number(limit) || null),
        t('manage.invites.created'),
      )
      if (isDone) await handle.reload()
    })
  const revoke = (invite: Invite) =>
    ask({
      title: t('manage.invites.revoke.title'),
      text: t('manage.invites.revoke.text'),
      act: t('manage.invites.revoke'),
      isDanger: true,
      onConfirm: async () => {
        handle.edit(replaced<Invite>({ ...invite, state: 'revoked' }))
        const isDone = await act(() => revokeInvite(settings, id, invite.id), t('manage.invites.revoked'))
        if (!isDone) await handle.reload()
      },
    })
  return (
    <>
      <div className="manage-new-invite">
        <SelectField
          name="span"
          label={t('manage.invites.span')}
          placeholder=""
          value={span}
          options={spans.map(([value, key]) => ({ value, label: t(key) }))}
          onChange={setSpan}
          onBlur={untouched}
        />
        <SelectField
          name="uses"
          label={t('manage.invites.uses')}
          placeholder=""
          value={limit}
          options={uses.map((value) => ({
            value,
            label: value === '0' ? t('manage.invites.unlimited') : t('manage.invites.people', { count: Number(value) }),
          }))}
          onChange={setLimit}
          onBlur={untouched}
        />
        <Button variant="primary" wide pending={isPending} onClick={create}>
          {t('manage.invites.create')}
        </Button>
      </div>
      <LongList
        {...handle}
        label={t('manage.invites')}
        failed={t('manage.error.load')}
        empty={
          <StateMessage
            drawing={drawings.empty}
            title={t('manage.invites.empty')}
            text={t('manage.invites.empty.text')}
          />
        }
        skeletons={<RowSkeletons />}
      >
        {(invite) => <InviteRow invite={invite} slug={community.slug} onRevoke={() => revoke(invite)} />}
      </LongList>
    </>
  )
}
