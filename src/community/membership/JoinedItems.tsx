import type { Community } from '../../entities/community'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { bell } from '../../ui/icon/bell'
import { Icon } from '../../ui/icon/Icon'
import { Menu, MenuItem } from '../../ui/overlay/Menu'
import { communityStrings } from '../community.strings'
import { joinStrings } from './join.strings'

/** An outline of lucide (https://lucide.dev, ISC). */
const leave = { path: 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9' }

interface Props {
  community: Community
  onShare(): void
  onLeave(): void
  onClose(): void
}

/** What members do about their place in a community: notifications, share, leave. */
export default function JoinedItems({ community, onShare, onLeave, onClose }: Props) {
  const { element } = useIsland()
  const t = useT(communityStrings)
  const own = useT(joinStrings)
  const { id: communityId, slug, name, isSubscribed } = community
  const subscribe = () => perform({ type: 'subscribe', communityId, slug, subscribed: !isSubscribed }, element)
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Menu label={own('join.menu', { name })} page="joined" onClose={onClose}>
      <MenuItem icon={<Icon name={bell} size="m" />} isOn={isSubscribed} onPress={subscribe}>
        {own('join.notify')}
      </MenuItem>
      <MenuItem icon={<Icon name="share" size="m" />} onPress={after(onShare)}>
        {t('community.share')}
      </MenuItem>
      <MenuItem apart icon={<Icon name={leave} size="m" />} onPress={after(onLeave)}>
        {t('community.leave')}
      </MenuItem>
    </Menu>
  )
}
