import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type Community, hasJoined } from '../entities/community'
import { perform } from '../intent/perform.actions'
import { showFailure } from '../intent/showFailure'
import { useDialogView } from '../intent/useDialogView'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { lazyView } from '../ui/lazyView'
import { isFocusLost, useRowFocus } from '../ui/list/useRowFocus'
import { communityStrings } from './community.strings'
import { JoinedMenu } from './membership/JoinedMenu'
import type { LeaveProps } from './membership/LeaveSheet'
import { shareCommunity } from './shareCommunity.actions'

const leaveSheet = lazyView<LeaveProps>(() => import('./membership/LeaveSheet'))

interface Props {
  community: Community
  /** One of many such buttons. */
  inList?: boolean
}

/** The way in; once a viewer is in, or has asked, it says so and is the way out. It keeps the focus whatever it becomes. */
export const JoinButton = ({ community, inList }: Props) => {
  const t = useT(communityStrings)
  const { element, root, settings } = useIsland()
  const [isLeaving, setLeaving] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const focus = useRowFocus(box, 'button')
  const { id: communityId, slug, name, isClosed, rules, membership } = community
  const isOut = membership === 'unjoined'
  const isIn = hasJoined(community)

  const LeaveSheet = useDialogView(leaveSheet, isLeaving && !isOut, () => setLeaving(false))

  // The dialog that asked gave the focus back to a button that went with it.
  const isRefocused = useRef(false)
  useEffect(() => {
    if (isOut && isRefocused.current && isFocusLost(root)) box.current?.querySelector('button')?.focus()
    isRefocused.current = false
  }, [isOut, root])

  const join = () => {
    if (!isClosed && rules.length === 0) return perform({ type: 'join', communityId, slug, name }, element)
    return import('./membership/join.open').then(
      ({ openJoin }) => openJoin(element, community),
      (error: unknown) => showFailure(element, error),
    )
  }
  const press = ({ detail }: MouseEvent) => {
    if (isOut) void join()
    // The second press of a double click was meant for the way in.
    else if (detail < 2) setLeaving(true)
  }
  const opensDialog = !isOut || isClosed || rules.length > 0

  if (membership === 'banned') return <p className="community-banned">{t('community.banned')}</p>
  return (
    <>
      <span ref={box} {...focus}>
        {isIn ? (
          <JoinedMenu
            community={community}
            onShare={() => shareCommunity(element, settings, community)}
            onLeave={() => setLeaving(true)}
          />
        ) : (
          <Button
            variant={isOut ? (inList ? 'tinted' : 'primary') : 'quiet'}
            small
            aria-haspopup={opensDialog ? 'dialog' : undefined}
            onClick={press}
          >
            {isOut ? (
              t(isClosed ? 'community.request' : 'community.join')
            ) : (
              <>
                {t('community.requested')}
                <Icon name="down" size="s" />
              </>
            )}
          </Button>
        )}
      </span>
      {LeaveSheet && (
        <LeaveSheet
          community={community}
          onClose={() => setLeaving(false)}
          onLeave={() => {
            isRefocused.current = true
          }}
        />
      )}
    </>
  )
}
