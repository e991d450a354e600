import { useAtomValue } from 'jotai'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { viewerIdAtom } from '../session/session.atoms'
import { useStyles } from '../ui/styles/useStyles'
import styles from './Members.css'
import type { Member } from './member'
import { membersStrings } from './members.strings'

/** Says of a member that they lead or moderate the place, and that they are the viewer. */
export const RoleMark = ({ member: { id, role } }: { member: Pick<Member, 'id' | 'role'> }) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(membersStrings)
  const isViewer = useAtomValue(viewerIdAtom(settings)) === id
  return (
    <>
      {isViewer && <span className="role-mark">{t('members.you')}</span>}
      {role === 'leader' && <span className="role-mark role-mark-leader">{t('members.leader')}</span>}
      {role === 'moderator' && <span className="role-mark">{t('members.moderator')}</span>}
    </>
  )
}
