import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { LoopId } from '../../entities/loop'
import { loopStore } from '../../entities/loop.store'
import { viewerMayInLoop } from '../../entities/loopPermissions'
import { useEntity } from '../../entities/useEntity'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { type Question, QuestionSheet } from '../../members/QuestionSheet'
import { requestsStrings } from '../../members/requests.strings'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import type { SheetProps } from '../../ui/overlay/openSheet'
import { ArchiveSheet } from './ArchiveSheet'
import { LoopForm } from './LoopForm'
import { LoopMembersPart } from './LoopMembersPart'
import { LoopParts, type Part } from './LoopParts'
import { LoopRequests } from './LoopRequests'
import { changesFrom, type LoopValues, valuesOf } from './loopValues'
import { editLoop } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'

interface Props extends SheetProps {
  id: LoopId
}

/** What those who lead a loop can do there. */
export const ManageLoopSheet = ({ id, onClose }: Props) => {
  const { element, settings, site } = useIsland()
  const t = useT(manageLoopStrings)
  const ofRequests = useT(requestsStrings)
  const toast = useSetAtom(showToast)
  const loop = useEntity(loopStore, site, id)
  const [part, setPart] = useState<Part | null>(null)
  const [archives, setArchives] = useState(false)
  const [question, ask] = useState<Question | null>(null)
  const initial = valuesOf(loop)
  const save = async (values: LoopValues) => {
    await editLoop(settings, id, changesFrom(initial, values))
    toast(element, { kind: 'success', message: t('manageLoop.saved') })
    setPart(null)
  }
  const titles = {
    requests: ofRequests('requests.label'),
    members: t('manageLoop.members'),
    edit: t('manageLoop.edit'),
  }
  // Who was a leader when the sheet opened may be none by now.
  if (!viewerMayInLoop(loop, 'editLoop')) return null
  return (
    <>
      <BottomSheet
        title={part ? titles[part] : t('manageLoop.title')}
        onBack={part ? () => setPart(null) : undefined}
        onClose={onClose}
      >
        {part === null && <LoopParts loop={loop} onPart={setPart} onArchive={() => setArchives(true)} />}
        {part === 'requests' && <LoopRequests loop={loop} ask={ask} />}
        {part === 'members' && <LoopMembersPart loop={loop} ask={ask} />}
        {part === 'edit' && (
          <LoopForm
            initial={initial}
            draft={`loop ${id}`}
            submit={t('manageLoop.save')}
            waiting={loop.requests ?? 0}
            onSave={save}
          />
        )}
      </BottomSheet>
      {archives && <ArchiveSheet loop={loop} onClose={() => setArchives(false)} />}
      {question && <QuestionSheet {...question} onClose={() => ask(null)} />}
    </>
  )
}
