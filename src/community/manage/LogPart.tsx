import { useCallback } from 'react'
import { stringsNow } from '../../kit/baseStrings'
import { formatAgo } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { fillIn, slot } from '../../ui/fillIn'
import { LongList } from '../../ui/list/LongList'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useList } from '../../ui/useList'
import { paths } from '../../wire/paths'
import { actKeys, fieldKeys, type LogEntry, toLogEntry } from './log'
import { logStrings } from './log.strings'
import { useManage } from './ManageContext'
import { fetchPageOf } from './manage.query'

const roleKeys = { leader: 'log.role.leader', moderator: 'log.role.moderator', member: 'log.role.member' } as const

const Entry = ({ entry }: { entry: LogEntry }) => {
  const { settings } = useIsland()
  const t = useT(logStrings)
  const { act, actor, person, what, fields, role, count, reason, at } = entry
  const sentence = t(actKeys[act], {
    actor: slot('actor'),
    person: slot('person'),
    what: slot('what'),
    role: role ? t(roleKeys[role]) : '',
    count: count ?? 0,
  })
  return (
    <div className="manage-log">
      <p>
        {fillIn(sentence, {
          actor: <bdi>{actor?.name ?? t('log.gone')}</bdi>,
          person: <bdi>{person?.name ?? t('log.gone')}</bdi>,
          what: <bdi>{what || fields.map((field) => t(fieldKeys[field])).join(', ')}</bdi>,
        })}
      </p>
      {reason && <q dir="auto">{reason}</q>}
      <small>{formatAgo(stringsNow(settings.locale), at, settings.locale)}</small>
    </div>
  )
}

/** What those who lead the community did there, the latest first. */
export default function LogPart() {
  const { settings } = useIsland()
  const t = useT(logStrings)
  const { id } = useManage().community
  const fetchPage = useCallback(
    (cursor: string | null) =>
      fetchPageOf<LogEntry>(settings, paths.communityLog, id, cursor, (it) => toLogEntry(it, settings)),
    [settings, id],
  )
  const handle = useList<LogEntry>(fetchPage)
  return (
    <LongList
      {...handle}
      label={t('log.title')}
      failed={t('log.error')}
      empty={<StateMessage drawing={drawings.empty} title={t('log.empty')} text={t('log.empty.text')} />}
      skeletons={<RowSkeletons />}
    >
      {(entry) => <Entry entry={entry} />}
    </LongList>
  )
}
