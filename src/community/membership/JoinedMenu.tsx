import type { Community } from '../../entities/community'
import { useT } from '../../kit/useT'
import buttonStyles from '../../ui/button/Button.css'
import { Icon } from '../../ui/icon/Icon'
import { Menu, MenuItem } from '../../ui/overlay/Menu'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { useStyles } from '../../ui/styles/useStyles'
import { communityStrings } from '../community.strings'
import { communityIcons } from '../communityIcons'

interface Props {
  community: Community
  onShare(): void
  onLeave(): void
}

/** Says that the viewer has joined; a menu of what members do about it. */
export const JoinedMenu = ({ community: { name }, onShare, onLeave }: Props) => {
  useStyles(buttonStyles)
  const t = useT(communityStrings)
  const face = (
    <span className="community-place">
      <Icon name="check" size="s" />
      {t('community.joined')}
      <Icon name="down" size="s" />
    </span>
  )
  return (
    <MenuButton className="button button-outline button-small" face={face}>
      {(close) => {
        const after = (act: () => void) => () => {
          close()
          act()
        }
        return (
          <Menu label={t('community.menu', { name })} page="joined" onClose={close}>
            <MenuItem icon={<Icon name="share" size="m" />} onPress={after(onShare)}>
              {t('community.share')}
            </MenuItem>
            <MenuItem apart icon={<Icon name={communityIcons.leave} size="m" />} onPress={after(onLeave)}>
              {t('community.leave')}
            </MenuItem>
          </Menu>
        )
      }}
    </MenuButton>
  )
}
