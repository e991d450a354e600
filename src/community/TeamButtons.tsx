import type { Community } from '../entities/community'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Badged } from '../ui/button/Badged'
import { IconButton } from '../ui/button/IconButton'
import { communityStrings } from './community.strings'
import { communityIcons } from './communityIcons'

/** What those who lead a community have beside their place in it: its reports, and everything else that runs it. */
export const TeamButtons = ({ community }: { community: Community }) => {
  const { element } = useIsland()
  const t = useT(communityStrings)
  const { requests } = community
  const fail = (error: unknown) => showFailure(element, error)
  const moderate = () =>
    import('../moderation/moderation.open').then(({ openModeration }) => openModeration(element, community), fail)
  const manage = () => import('./manage.open').then(({ openManage }) => openManage(element, community.id), fail)
  return (
    <>
      <IconButton
        className="community-share"
        icon={communityIcons.reports}
        size="m"
        label={t('community.reports')}
        onClick={moderate}
      />
      <Badged count={requests}>
        <IconButton
          className="community-share"
          icon={communityIcons.manage}
          size="m"
          label={requests ? t('community.manageWith', { count: requests }) : t('community.manage')}
          onClick={manage}
        />
      </Badged>
    </>
  )
}
