import { useAtomValue } from 'jotai'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { MemberList } from '../../members/MemberList'
import type { Member } from '../../members/member'
import { viewerIdAtom } from '../../session/session.atoms'
import { Button } from '../../ui/button/Button'
import { useManage } from './ManageContext'
import { handOver } from './manage.actions'
import { manageStrings } from './manage.strings'
import type { PartProps } from './parts'

/** Chooses who leads the community in the viewer's place. */
export default function HandOverPart({ onPart }: PartProps) {
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const { community, ask, act } = useManage()
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const choose = ({ id, user: { name } }: Member) =>
    ask({
      title: t('manage.handOver.title', { name }),
      text: t('manage.handOver.text', { name }),
      act: t('manage.handOver'),
      isDanger: true,
      onConfirm: async () => {
        const isDone = await act(() => handOver(settings, community.id, id), t('manage.handOver.done', { name }))
        if (isDone) onPart('members')
      },
    })
  return (
    <>
      <p className="manage-lead">{t('manage.handOver.lead')}</p>
      <MemberList
        kind="community"
        slug={community.slug}
        acts={(member) =>
          member.id !== viewerId && (
            <Button
              variant="tinted"
              small
              aria-label={t('manage.handOver.name', { name: member.user.name })}
              onClick={() => choose(member)}
            >
              {t('manage.handOver.choose')}
            </Button>
          )
        }
      />
    </>
  )
}
