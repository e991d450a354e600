import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import type { CommunityId } from '../../entities/community'
import { communityStore } from '../../entities/community.store'
import { viewerMay } from '../../entities/communityPermissions'
import { useEntity } from '../../entities/useEntity'
import { isApiError } from '../../kit/http'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { Lazy } from '../../ui/Lazy'
import { type LazyView, lazyView } from '../../ui/lazyView'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import type { SheetProps } from '../../ui/overlay/openSheet'
import { errorKey } from '../../ui/state/errorText'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { useStyles } from '../../ui/styles/useStyles'
import { codes } from '../../wire/codes'
import { noteChange } from '../version.atoms'
import { ConfirmSheet } from './ConfirmSheet'
import styles from './Manage.css'
import { ManageProvider, type Question } from './ManageContext'
import { manageStrings } from './manage.strings'
import { PartList } from './PartList'
import { type Part, type PartProps, titleKeys } from './parts'

interface Props extends SheetProps {
  id: CommunityId
}

const views: Readonly<Record<Part, LazyView<PartProps>>> = {
  requests: lazyView(() => import('./RequestsPart')),
  members: lazyView(() => import('./MembersPart')),
  people: lazyView(() => import('./PeoplePart')),
  invites: lazyView(() => import('./InvitesPart')),
  bans: lazyView(() => import('./BansPart')),
  edit: lazyView(() => import('./EditPart')),
  log: lazyView(() => import('./LogPart')),
  handOver: lazyView(() => import('./HandOverPart')),
}

/** The key of what a refusal means. */
const refusalKey = (code: number | undefined) => {
  switch (code) {
    case 403:
      return 'manage.error.forbidden'
    case 404:
      return 'manage.error.gone'
    case codes.lastLeader:
      return 'manage.error.lastLeader'
    case codes.textRefused:
      return 'manage.error.words'
    default:
      return null
  }
}

/** Everything that runs a community, in parts that load when they are opened. */
export const ManageSheet = ({ id, onClose }: Props) => {
  useStyles(styles)
  const { element, settings, site, t: base } = useIsland()
  const t = useT(manageStrings)
  const toast = useSetAtom(showToast)
  const community = useEntity(communityStore, site, id)
  const [part, setPart] = useState<Part | null>(null)
  const [question, ask] = useState<Question | null>(null)
  const { slug } = community
  const manage = useMemo(() => {
    const act = async (work: () => Promise<unknown>, done?: string) => {
      try {
        await work()
        if (done !== undefined) toast(element, { kind: 'success', message: done })
        void noteChange(settings, slug)
        return true
      } catch (error) {
        const key = isApiError(error) ? refusalKey(error.code) : null
        toast(element, { kind: 'error', message: key ? t(key) : base(errorKey(error)) })
        if (key) void noteChange(settings, slug)
        return false
      }
    }
    return { community, ask, act }
  }, [community, element, settings, slug, t, base, toast])
  const back = part === 'people' ? 'members' : null
  // A leader who has handed over has other parts than before.
  const mayRun = viewerMay(community, 'moderate')
  if (!mayRun) return null
  return (
    <ManageProvider value={manage}>
      <BottomSheet
        title={part ? t(titleKeys[part]) : t('manage.title')}
        size="expanded"
        onBack={part ? () => setPart(back) : undefined}
        onClose={onClose}
      >
        {part === null ? (
          <PartList onPart={setPart} />
        ) : (
          <Lazy key={part} view={views[part]} props={{ onPart: setPart }} waiting={<RowSkeletons />} />
        )}
      </BottomSheet>
      {question && <ConfirmSheet question={question} onClose={() => ask(null)} />}
    </ManageProvider>
  )
}
