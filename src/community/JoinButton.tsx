import { useT } from '../kit/useT'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { type Community, hasJoined } from './community'
import { communityStrings } from './strings'
import { useJoin } from './useJoin'

interface Props {
  community: Community
}

/** The way in; once a viewer is in, or has asked, it says so. */
export const JoinButton = ({ community }: Props) => {
  const t = useT(communityStrings)
  const join = useJoin(community)
  if (hasJoined(community))
    return (
      <span className="community-place">
        <Icon name="check" size="s" />
        {t('community.joined')}
      </span>
    )
  if (community.membership === 'requested') return <span className="community-place">{t('community.requested')}</span>
  return (
    <Button variant="primary" small onClick={join}>
      {community.isClosed ? t('community.request') : t('community.join')}
    </Button>
  )
}
