import type { Loop } from '../../entities/loop'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button, usePending } from '../../ui/button/Button'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { archiveLoop } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'
import { useAct } from './useAct'

interface Props {
  loop: Loop
  onClose(): void
}

/** Says what archiving a loop means, before it is done. */
export const ArchiveSheet = ({ loop, onClose }: Props) => {
  const { settings, t: base } = useIsland()
  const t = useT(manageLoopStrings)
  const act = useAct()
  const [isPending, run] = usePending()
  const { id, name, requests } = loop
  const archive = () =>
    void run(async () => {
      if (await act(() => archiveLoop(settings, id, true), t('manageLoop.archived', { name }))) onClose()
    })
  return (
    <BottomSheet title={t('manageLoop.archive.title', { name })} size="compact" onClose={onClose}>
      <p>
        {t('manageLoop.archive.text')}
        {requests !== null && requests > 0 && ` ${t('manageLoop.archive.waiting', { count: requests })}`}
      </p>
      <div className="button-pair manage-loop-pair">
        <Button onClick={onClose}>{base('common.cancel')}</Button>
        <Button variant="danger" pending={isPending} onClick={archive} data-focus>
          {t('manageLoop.archive')}
        </Button>
      </div>
    </BottomSheet>
  )
}
