import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Loop } from '../../entities/loop'
import { viewerMayInLoop } from '../../entities/loopPermissions'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { MemberList } from '../../members/MemberList'
import type { Member } from '../../members/member'
import { QuestionSheet } from '../../members/QuestionSheet'
import { viewerIdAtom } from '../../session/session.atoms'
import { IconButton } from '../../ui/button/IconButton'
import { removed } from '../../ui/list/listEdits'
import type { ListHandle } from '../../ui/useList'
import { removeMember } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'
import { useAct } from './useAct'

interface Chosen extends Pick<ListHandle<Member>, 'edit'> {
  member: Member
}

/** Who is in a loop, each to be taken out of it with a reason where the viewer may. */
export const LoopMembersPart = ({ loop }: { loop: Loop }) => {
  const { settings } = useIsland()
  const t = useT(manageLoopStrings)
  const act = useAct()
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const mayRemove = ({ id, role }: Member) =>
    id !== viewerId && viewerMayInLoop(loop, role === 'member' ? 'removeMembers' : 'removeTeam')
  const remove = async ({ member: { id, user }, edit }: Chosen, reason: string) => {
    const done = t('manageLoop.remove.done', { name: user.name })
    if (await act(() => removeMember(settings, loop.id, id, reason), done)) edit(removed(id))
  }
  const name = chosen?.member.user.name ?? ''
  return (
    <>
      <MemberList
        kind="loop"
        slug={loop.slug}
        acts={(member, { edit }) =>
          mayRemove(member) && (
            <IconButton
              icon="x"
              size="m"
              label={t('manageLoop.remove.name', { name: member.user.name })}
              onClick={() => setChosen({ member, edit })}
            />
          )
        }
      />
      {chosen && (
        <QuestionSheet
          title={t('manageLoop.remove.title', { name })}
          text={t('manageLoop.remove.text')}
          act={t('manageLoop.remove')}
          isDanger
          reason={{ label: t('manageLoop.remove.reason'), hint: t('manageLoop.remove.hint') }}
          onConfirm={(reason) => void remove(chosen, reason)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
