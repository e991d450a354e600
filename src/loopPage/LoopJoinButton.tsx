import { type MouseEvent, useState } from 'react'
import type { Loop } from '../entities/loop'
import { perform } from '../intent/perform.actions'
import { useDialogView } from '../intent/useDialogView'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { loopStrings } from '../loop/loop.strings'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { lazyView } from '../ui/lazyView'
import type { LeaveLoopProps } from './LeaveLoopSheet'
import { loopPageStrings } from './loopPage.strings'

interface Props {
  loop: Loop
}

const leaveSheet = lazyView<LeaveLoopProps>(() => import('./LeaveLoopSheet'))

/** The way in; once a viewer is in, or has asked, it says so and is the way out. One button, so that it keeps the focus. */
export const LoopJoinButton = ({ loop }: Props) => {
  const { element } = useIsland()
  const t = useT(loopPageStrings)
  const short = useT(loopStrings)
  const [isLeaving, setLeaving] = useState(false)
  const { id: loopId, slug, isClosed, isArchived, participation } = loop
  const isOut = participation === 'unjoined'
  const LeaveSheet = useDialogView(leaveSheet, isLeaving && !isOut, () => setLeaving(false))
  if (isOut && isArchived) return null

  const press = ({ detail }: MouseEvent) => {
    if (isOut) perform({ type: 'participate', loopId, slug, change: 'join' }, element)
    // The second press of a double click was meant for the way in.
    else if (detail < 2) setLeaving(true)
  }
  return (
    <>
      <Button
        variant={isOut ? 'primary' : participation === 'joined' ? 'outline' : 'quiet'}
        small
        aria-haspopup={isOut ? undefined : 'dialog'}
        onClick={press}
      >
        {isOut ? (
          t(isClosed ? 'loop.request' : 'loop.join')
        ) : (
          <span className="loop-joined">
            {participation === 'joined' && <Icon name="check" size="s" />}
            {short(participation === 'joined' ? 'loop.joined' : 'loop.requested')}
            <Icon name="down" size="s" />
          </span>
        )}
      </Button>
      {LeaveSheet && <LeaveSheet loop={loop} onClose={() => setLeaving(false)} />}
    </>
  )
}
