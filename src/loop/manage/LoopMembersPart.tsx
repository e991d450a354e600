import { useAtomValue } from 'jotai'
import type { Loop } from '../../entities/loop'
import { viewerMayInLoop } from '../../entities/loopPermissions'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { MemberList } from '../../members/MemberList'
import type { Member } from '../../members/member'
import type { Question } from '../../members/QuestionSheet'
import { viewerIdAtom } from '../../session/session.atoms'
import { IconButton } from '../../ui/button/IconButton'
import { removed } from '../../ui/list/listEdits'
import type { ListHandle } from '../../ui/useList'
import { removeMember } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'
import { useAct } from './useAct'

interface Props {
  loop: Loop
  ask(question: Question): void
}

/** Who is in a loop, each to be taken out of it with a reason where the viewer may. */
export const LoopMembersPart = ({ loop, ask }: Props) => {
  const { settings } = useIsland()
  const t = useT(manageLoopStrings)
  const act = useAct()
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const mayRemove = ({ id, role }: Member) =>
    id !== viewerId && viewerMayInLoop(loop, role === 'member' ? 'removeMembers' : 'removeTeam')

  const remove = ({ id, user: { name } }: Member, { edit }: Pick<ListHandle<Member>, 'edit'>) =>
    ask({
      title: t('manageLoop.remove.title', { name }),
      text: t('manageLoop.remove.text'),
      act: t('manageLoop.remove'),
      isDanger: true,
      reason: { label: t('manageLoop.remove.reason'), hint: t('manageLoop.remove.hint') },
      onConfirm: async (reason) => {
        const done = t('manageLoop.remove.done', { name })
        if (await act(() => removeMember(settings, loop.id, id, reason), done)) edit(removed(id))
      },
    })

  return (
    <MemberList
      kind="loop"
      slug={loop.slug}
      acts={(member, handle) =>
        mayRemove(member) && (
          <IconButton
            icon="x"
            size="m"
            label={t('manageLoop.remove.name', { name: member.user.name })}
            onClick={() => remove(member, handle)}
          />
        )
      }
    />
  )
}
