import { type Community, hasJoined } from '../../entities/community'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { communityStrings } from '../community.strings'

export interface LeaveProps {
  community: Community
  onClose(): void
  /** The viewer confirmed it. */
  onLeave(): void
}

/** Asks before a viewer leaves a community, or no longer wants in. */
export default function LeaveSheet({ community, onClose, onLeave }: LeaveProps) {
  const { element, t: base } = useIsland()
  const t = useT(communityStrings)
  const { id: communityId, slug, name, isClosed } = community
  const isIn = hasJoined(community)

  const leave = () => {
    onLeave()
    onClose()
    perform({ type: isIn ? 'leave' : 'withdraw', communityId, slug, name }, element)
  }

  return (
    <BottomSheet
      title={isIn ? t('community.leave.title', { name }) : t('community.withdraw.title')}
      size="compact"
      onClose={onClose}
    >
      <p>
        {t(isIn && isClosed ? 'community.leave.closed' : isIn ? 'community.leave.open' : 'community.withdraw.text')}
      </p>
      <div className="button-pair community-leave">
        <Button onClick={onClose}>{base('common.cancel')}</Button>
        <Button variant="danger" onClick={leave} data-focus>
          {isIn ? t('community.leave') : t('community.withdraw')}
        </Button>
      </div>
    </BottomSheet>
  )
}
