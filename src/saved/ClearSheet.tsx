import { useSetAtom } from 'jotai'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { useStyles } from '../ui/styles/useStyles'
import styles from './ClearSheet.css'
import { savedStrings } from './saved.strings'

interface Props {
  title: string
  text: string
  /** The message after success. */
  done: string
  /** @throws ApiError */
  clear(): Promise<void>
  onCleared(): void
  onClose(): void
}

/** Asks before all of a list of the viewer's own goes. */
export const ClearSheet = ({ title, text, done, clear, onCleared, onClose }: Props) => {
  useStyles(styles)
  const { element, t: base } = useIsland()
  const t = useT(savedStrings)
  const toast = useSetAtom(showToast)
  const [isPending, run] = usePending()
  const confirm = () =>
    run(async () => {
      try {
        await clear()
        onCleared()
        toast(element, { kind: 'success', message: done })
      } catch (error) {
        await showFailure(element, error)
      }
      onClose()
    })
  return (
    <BottomSheet title={title} size="compact" onClose={onClose}>
      <p>{text}</p>
      <div className="button-pair clear-acts">
        <Button onClick={onClose}>{base('common.cancel')}</Button>
        <Button variant="danger" pending={isPending} onClick={() => void confirm()} data-focus>
          {t('saved.clear')}
        </Button>
      </div>
    </BottomSheet>
  )
}
