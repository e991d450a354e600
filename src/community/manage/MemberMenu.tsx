import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { Member, Role } from '../../members/member'
import buttonStyles from '../../ui/button/IconButton.css'
import { Icon } from '../../ui/icon/Icon'
import { replaced } from '../../ui/list/listEdits'
import { Menu, MenuItem } from '../../ui/overlay/Menu'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { useStyles } from '../../ui/styles/useStyles'
import type { ListHandle } from '../../ui/useList'
import { useManage } from './ManageContext'
import { changeRole, removeMember } from './manage.actions'
import { manageStrings } from './manage.strings'
import { actsFor, type MemberAct } from './memberActs'
import { partIcons } from './partIcons'

interface Props {
  member: Member
  handle: Pick<ListHandle<Member>, 'edit'>
}

const words = {
  leader: 'manage.role.leader',
  moderator: 'manage.role.moderator',
  member: 'manage.role.member',
  remove: 'manage.remove',
  ban: 'manage.ban',
} as const satisfies Record<MemberAct, string>

const icons = {
  leader: partIcons.handOver,
  moderator: partIcons.edit,
  member: partIcons.members,
  remove: 'x',
  ban: partIcons.bans,
} as const

/** What the viewer can do about a member; nothing where that is nothing. */
export const MemberMenu = ({ member, handle }: Props) => {
  useStyles(buttonStyles)
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const { community, ask, act } = useManage()
  const acts = actsFor(community, member)
  if (acts.length === 0) return null
  const { id: userId, user } = member
  const { name } = user

  const setRole = async (role: Role) => {
    handle.edit(replaced({ ...member, role }))
    const isDone = await act(() => changeRole(settings, community.id, userId, role), t('manage.role.done', { name }))
    if (!isDone) handle.edit(replaced(member))
  }
  const expel = (isBanned: boolean) =>
    ask({
      title: t(isBanned ? 'manage.ban.title' : 'manage.remove.title', { name }),
      text: t(isBanned ? 'manage.ban.text' : 'manage.remove.text'),
      act: t(isBanned ? 'manage.ban' : 'manage.remove'),
      isDanger: true,
      reason: t('manage.reason'),
      onConfirm: (reason) =>
        void act(
          () => removeMember(settings, community.id, userId, { reason, isBanned }),
          t(isBanned ? 'manage.ban.done' : 'manage.remove.done', { name }),
        ),
    })
  const run = (what: MemberAct) => {
    if (what === 'remove' || what === 'ban') return expel(what === 'ban')
    if (what !== 'leader') return void setRole(what)
    ask({
      title: t('manage.role.leader.title', { name }),
      text: t('manage.role.leader.text'),
      act: t('manage.role.leader'),
      onConfirm: () => void setRole(what),
    })
  }

  return (
    <MenuButton className="icon-button" label={t('manage.member.menu', { name })} face={<Icon name="more" size="m" />}>
      {(close) => (
        <Menu label={t('manage.member.menu', { name })} page="member" onClose={close}>
          {acts.map((it) => (
            <MenuItem
              key={it}
              apart={it === 'remove' && acts.length > 2}
              icon={<Icon name={icons[it]} size="m" />}
              onPress={() => {
                close()
                run(it)
              }}
            >
              {t(words[it])}
            </MenuItem>
          ))}
        </Menu>
      )}
    </MenuButton>
  )
}
