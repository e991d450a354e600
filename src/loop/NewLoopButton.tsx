import type { Community } from '../entities/community'
import { viewerMay } from '../entities/communityPermissions'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { useStyles } from '../ui/styles/useStyles'
import styles from './LoopCard.css'
import { loopStrings } from './loop.strings'
import { loopIcons } from './loopIcons'

/** Opens the form for another loop of a community; nothing for who may create none. */
export const NewLoopButton = ({ community }: { community: Community }) => {
  useStyles(styles)
  const { element } = useIsland()
  const t = useT(loopStrings)
  if (!viewerMay(community, 'createLoop')) return null
  const create = () =>
    import('./manageLoop.open').then(
      ({ openNewLoop }) => openNewLoop(element, community.id),
      (error: unknown) => showFailure(element, error),
    )
  return (
    <div className="loop-new">
      <Button variant="tinted" small onClick={create}>
        <Icon name={loopIcons.plus} size="s" />
        {t('loop.new')}
      </Button>
    </div>
  )
}
