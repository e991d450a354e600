import type { Loop } from '../entities/loop'
import { viewerMayInLoop } from '../entities/loopPermissions'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Badged } from '../ui/button/Badged'
import { IconButton } from '../ui/button/IconButton'
import { loopStrings } from './loop.strings'
import { loopIcons } from './loopIcons'

interface Props {
  loop: Loop
  className?: string
}

/** Opens what runs a loop, and says how many wait to join; nothing for who leads none. */
export const ManageLoopButton = ({ loop, className }: Props) => {
  const { element } = useIsland()
  const t = useT(loopStrings)
  const { id, name, requests } = loop
  if (!viewerMayInLoop(loop, 'editLoop')) return null
  const manage = () =>
    import('./manageLoop.open').then(
      ({ openManageLoop }) => openManageLoop(element, id),
      (error: unknown) => showFailure(element, error),
    )
  return (
    <Badged count={requests}>
      <IconButton
        className={className}
        icon={loopIcons.manage}
        size="m"
        label={requests ? t('loop.manageWith', { name, count: requests }) : t('loop.manage', { name })}
        onClick={manage}
      />
    </Badged>
  )
}
