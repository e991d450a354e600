import { useSetAtom } from 'jotai'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { clearHistory } from './saved.query'
import { savedStrings } from './saved.strings'

interface Props {
  onCleared(): void
  onClose(): void
}

/** Asks before all of the viewer's history goes. */
export const ClearHistorySheet = ({ onCleared, onClose }: Props) => {
  const { element, settings, t: base } = useIsland()
  const t = useT(savedStrings)
  const toast = useSetAtom(showToast)
  const [isPending, run] = usePending()
  const clear = () =>
    run(async () => {
      try {
        await clearHistory(settings)
        onCleared()
        toast(element, { kind: 'success', message: t('history.clear.done') })
      } catch (error) {
        await showFailure(element, error)
      }
      onClose()
    })
  return (
    <BottomSheet title={t('history.clear.title')} size="compact" onClose={onClose}>
      <p>{t('history.clear.text')}</p>
      <div className="button-pair history-clear">
        <Button onClick={onClose}>{base('common.cancel')}</Button>
        <Button variant="danger" pending={isPending} onClick={() => void clear()} data-focus>
          {t('history.clear')}
        </Button>
      </div>
    </BottomSheet>
  )
}
