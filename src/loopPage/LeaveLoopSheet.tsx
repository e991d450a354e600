import type { Loop } from '../entities/loop'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { loopPageStrings } from './loopPage.strings'

export interface LeaveLoopProps {
  loop: Loop
  onClose(): void
}

/** Asks before a viewer leaves a loop, or no longer wants in. */
export default function LeaveLoopSheet({ loop, onClose }: LeaveLoopProps) {
  const { element, t: base } = useIsland()
  const t = useT(loopPageStrings)
  const { id: loopId, slug, name, isClosed, participation } = loop
  const isIn = participation === 'joined'
  const leave = () => {
    onClose()
    perform({ type: 'participate', loopId, slug, change: isIn ? 'leave' : 'withdraw' }, element)
  }
  return (
    <BottomSheet
      title={isIn ? t('loop.leave.title', { name }) : t('loop.withdraw.title')}
      size="compact"
      onClose={onClose}
    >
      <p>{t(isIn && isClosed ? 'loop.leave.closed' : 'loop.leave.open')}</p>
      <div className="button-pair loop-leave">
        <Button onClick={onClose}>{base('common.cancel')}</Button>
        <Button variant="danger" onClick={leave} data-focus>
          {isIn ? t('loop.leave') : t('loop.withdraw')}
        </Button>
      </div>
    </BottomSheet>
  )
}
