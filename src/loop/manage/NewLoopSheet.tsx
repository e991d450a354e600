import { useSetAtom } from 'jotai'
import type { CommunityId } from '../../entities/community'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import type { SheetProps } from '../../ui/overlay/openSheet'
import { LoopForm } from './LoopForm'
import { changesFrom, emptyLoop, type LoopValues } from './loopValues'
import { createLoop } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'

interface Props extends SheetProps {
  communityId: CommunityId
}

/** A form for another loop of a community. */
export const NewLoopSheet = ({ communityId, onClose }: Props) => {
  const { element, settings } = useIsland()
  const t = useT(manageLoopStrings)
  const toast = useSetAtom(showToast)
  const create = async (values: LoopValues) => {
    const { name } = await createLoop(settings, communityId, {
      ...changesFrom(emptyLoop, values),
      name: values.name,
    })
    toast(element, { kind: 'success', message: t('manageLoop.created', { name }) })
    onClose()
  }
  return (
    <BottomSheet title={t('manageLoop.new')} onClose={onClose}>
      <LoopForm initial={emptyLoop} draft={`new loop ${communityId}`} submit={t('manageLoop.create')} onSave={create} />
    </BottomSheet>
  )
}
