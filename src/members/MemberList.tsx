import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { SearchField } from '../ui/form/SearchField'
import { LongList } from '../ui/list/LongList'
import { RowSkeletons } from '../ui/state/RowSkeletons'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { useStyles } from '../ui/styles/useStyles'
import { type ListHandle, type ListState, useList } from '../ui/useList'
import styles from './Members.css'
import type { Member } from './member'
import { fetchMembers, type MembersPlace } from './members.query'
import { membersStrings } from './members.strings'
import { PersonRow } from './PersonRow'
import { RoleMark } from './RoleMark'

interface Props extends MembersPlace {
  /** Another number loads the list anew: somebody came, went or got another role. */
  version?: number
  /** Takes the focus when its dialog opens. */
  first?: boolean
  /** What can be done with a member, at the end of the line. @param handle changes what the list shows */
  acts?(member: Member, handle: Pick<ListHandle<Member>, 'edit'>): ReactNode
}

/** How many were found, for those who don't see it. */
const Found = ({ q, list }: { q: string; list: ListState<Member> }) => {
  const t = useT(membersStrings)
  if (!q || list.status !== 'ready' || list.isReplacing) return null
  const count = list.items.length
  return t(list.cursor === null ? 'members.found' : 'members.foundMore', { count })
}

/** The members of a community or a loop, with a search as one types. */
export const MemberList = ({ kind, slug, version = 0, first = false, acts }: Props) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(membersStrings)
  const [q, setQuery] = useState('')
  const fetchPage = useCallback(
    (cursor: string | null) => fetchMembers(settings, { kind, slug }, q, cursor),
    [settings, kind, slug, q],
  )
  const handle = useList<Member>(fetchPage, { keeps: true })
  const { list, reload } = handle
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    void reload()
  }, [version, reload])
  const empty = q ? (
    <StateMessage drawing={drawings.lost} title={t('members.none')} text={t('members.none.text')} />
  ) : (
    <StateMessage drawing={drawings.empty} title={t('members.empty')} text={t('members.empty.text')} />
  )
  return (
    <div className="members">
      <SearchField label={t('members.search')} clear={t('members.clear')} first={first} onSearch={setQuery} />
      <div className="visually-hidden" role="status">
        <Found q={q} list={list} />
      </div>
      <LongList
        {...handle}
        label={t('members.label')}
        failed={t('members.error')}
        empty={empty}
        skeletons={<RowSkeletons />}
      >
        {(member) => (
          <PersonRow
            wraps={Boolean(acts)}
            user={member.user}
            end={
              <>
                <RoleMark member={member} />
                {acts?.(member, handle)}
              </>
            }
          />
        )}
      </LongList>
    </div>
  )
}
