import { type MouseEvent, useState } from 'react'
import { type Community, hasJoined } from '../entities/community'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { communityStrings } from './community.strings'
import { LeaveSheet } from './LeaveSheet'

interface Props {
  community: Community
  /** One of many such buttons. */
  inList?: boolean
}

/** The way in; once a viewer is in, or has asked, it says so and is the way out. One button, so that it keeps the focus. */
export const JoinButton = ({ community, inList }: Props) => {
  const t = useT(communityStrings)
  const { element } = useIsland()
  const [isLeaving, setLeaving] = useState(false)
  const { id: communityId, slug, name, isClosed, membership } = community
  const isOut = membership === 'unjoined'

  const press = ({ detail }: MouseEvent) => {
    if (isOut) perform({ type: 'join', communityId, slug, name }, element)
    // The second press of a double click was meant for the way in.
    else if (detail < 2) setLeaving(true)
  }

  return (
    <>
      <Button
        variant={isOut ? (inList ? 'tinted' : 'primary') : hasJoined(community) ? 'outline' : 'quiet'}
        small
        aria-haspopup={isOut ? undefined : 'dialog'}
        onClick={press}
      >
        {isOut ? (
          t(isClosed ? 'community.request' : 'community.join')
        ) : (
          <span className="community-place">
            {hasJoined(community) && <Icon name="check" size="s" />}
            {t(hasJoined(community) ? 'community.joined' : 'community.requested')}
            <Icon name="down" size="s" />
          </span>
        )}
      </Button>
      {isLeaving && !isOut && <LeaveSheet community={community} onClose={() => setLeaving(false)} />}
    </>
  )
}
