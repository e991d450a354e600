import { useAtomValue } from 'jotai'
import { viewerMay } from '../../entities/communityPermissions'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { MemberList } from '../../members/MemberList'
import { viewerIdAtom } from '../../session/session.atoms'
import { Button } from '../../ui/button/Button'
import { versionAtom } from '../version.atoms'
import { useManage } from './ManageContext'
import { MemberMenu } from './MemberMenu'
import { manageStrings } from './manage.strings'
import type { PartProps } from './parts'

/** The members, each with what the viewer can do about them; and the way to add people. */
export default function MembersPart({ onPart }: PartProps) {
  const { settings, site } = useIsland()
  const t = useT(manageStrings)
  const { community } = useManage()
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const version = useAtomValue(versionAtom(site, community.slug))
  return (
    <>
      {viewerMay(community, 'addUsers') && (
        <div className="manage-head">
          <Button variant="tinted" small onClick={() => onPart('people')}>
            {t('manage.people')}
          </Button>
        </div>
      )}
      <MemberList
        kind="community"
        slug={community.slug}
        version={version}
        acts={(member, handle) => member.id !== viewerId && <MemberMenu member={member} handle={handle} />}
      />
    </>
  )
}
