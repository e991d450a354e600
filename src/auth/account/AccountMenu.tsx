import { useState } from 'react'
import { showFailure } from '../../intent/showFailure'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { StepName } from '../../modal/modal'
import type { User } from '../../session/session'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/overlay/Menu'
import { useStyles } from '../../ui/styles/useStyles'
import { authStrings } from '../auth.strings'
import { menuIcons } from '../menuIcons'
import styles from './AccountMenu.css'
import { accountStrings } from './account.strings'

export interface AccountMenuProps {
  user: User
  onStep(step: StepName): void
  onClose(): void
}

const edits = [
  ['EDIT_PROFILE_PICTURE', 'auth.edit.picture'],
  ['EDIT_FULLNAME', 'auth.edit.name'],
  ['EDIT_USERNAME', 'auth.edit.username'],
  ['EDIT_BIO', 'auth.edit.bio'],
  ['EDIT_BIRTHDATE', 'auth.edit.birthDate'],
  ['EDIT_SOCIAL_PROFILES', 'auth.edit.social'],
  ['EDIT_EMAIL', 'auth.edit.email'],
  ['EDIT_PHONE_NUMBER', 'auth.edit.phone'],
  ['CATEGORY_SELECTION', 'auth.edit.interests'],
] as const satisfies readonly (readonly [StepName, string])[]

/** What a viewer can do with the account. */
export default function AccountMenu({ user, onStep, onClose }: AccountMenuProps) {
  useStyles(styles)
  const t = useT(accountStrings)
  const label = useT(authStrings)('auth.menu')
  const [page, setPage] = useState<'first' | 'edit' | 'back'>('first')
  const { element } = useIsland()
  const name = user.name ?? user.nickname

  const show = (step: StepName) => () => {
    onClose()
    onStep(step)
  }

  const showNotices = () => {
    onClose()
    import('../../moderation/notices.open').then(
      ({ openNotices }) => openNotices(element),
      (error: unknown) => showFailure(element, error),
    )
  }

  return (
    <Menu label={label} page={page} isBack={page === 'back'} onClose={onClose}>
      {page === 'edit' ? (
        <>
          <MenuItem icon={<Icon name="back" size="m" />} onPress={() => setPage('back')}>
            {t('auth.edit')}
          </MenuItem>
          <MenuLine />
          {edits.map(([step, key]) => (
            <MenuItem key={step} icon={<Icon name={menuIcons[step]} size="m" />} onPress={show(step)}>
              {t(key)}
            </MenuItem>
          ))}
          <MenuItem
            apart
            icon={<Icon name={menuIcons.DELETE_CONFIRMATION} size="m" />}
            onPress={show('DELETE_CONFIRMATION')}
          >
            {t('auth.delete')}
          </MenuItem>
        </>
      ) : (
        <>
          <MenuLink className="account-who" page="profile" slug={user.nickname}>
            <Avatar name={name} image={user.image} isAvatar={user.isAvatar} size="l" />
            <span className="account-names">
              <b dir="auto">{name}</b>
              <bdi dir="ltr">@{user.nickname}</bdi>
            </span>
            <span className="visually-hidden">{t('auth.profile')}</span>
          </MenuLink>
          <MenuItem apart opensPage icon={<Icon name={menuIcons.edit} size="m" />} onPress={() => setPage('edit')}>
            {t('auth.edit')}
          </MenuItem>
          <MenuLink page="settings">
            <Icon name={menuIcons.settings} size="m" />
            {t('auth.settings')}
          </MenuLink>
          <MenuItem icon={<Icon name={menuIcons.DEVICES} size="m" />} onPress={show('DEVICES')}>
            {t('auth.devices')}
          </MenuItem>
          <MenuItem icon={<Icon name={menuIcons.notices} size="m" />} onPress={showNotices}>
            {t('auth.notices')}
          </MenuItem>
          {user.ksCbRequestStatus !== 'accepted' && (
            <MenuItem icon={<Icon name="spark" size="m" />} onPress={show('BECOME_CREATOR')}>
              {t('auth.creator')}
            </MenuItem>
          )}
          <MenuItem apart icon={<Icon name={menuIcons.SIGN_OUT} size="m" />} onPress={show('SIGN_OUT')}>
            {t('auth.signOut')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
