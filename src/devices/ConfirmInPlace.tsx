import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { FormError } from '../ui/form/FormError'
import type { Failure } from './devices.actions'
import { devicesStrings } from './devices.strings'

interface Props {
  /** Shows the question. */
  isAsking: boolean
  onAsk(isAsking: boolean): void
  question: string
  /** Label of the button that does it. */
  confirm: string
  onConfirm(): Promise<Failure>
  /** The control that asks. */
  children(ask: () => void): ReactNode
}

/** A control that a question takes the place of, until the viewer has answered; a failure shows beside the question. */
export const ConfirmInPlace = ({ isAsking, onAsk, question, confirm, onConfirm, children }: Props) => {
  const t = useT(devicesStrings)
  const [failure, setFailure] = useState<Failure>(null)
  const [isPending, run] = usePending()
  const box = useRef<HTMLDivElement>(null)
  const wasCancelled = useRef(false)

  // The control that had the focus is gone.
  useLayoutEffect(() => {
    if (isAsking || wasCancelled.current) box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    wasCancelled.current = false
  }, [isAsking])

  const cancel = () => {
    wasCancelled.current = true
    setFailure(null)
    onAsk(false)
  }

  const answer = () =>
    run(async () => {
      setFailure(null)
      setFailure(await onConfirm())
    })

  return (
    <div ref={box} className="devices-confirm">
      {isAsking ? (
        <>
          <div>
            <p>{question}</p>
            <FormError message={failure ? t(failure) : undefined} />
          </div>
          <div className="button-pair">
            <Button small onClick={cancel}>
              {t('common.cancel')}
            </Button>
            <Button small variant="primary" pending={isPending} onClick={() => void answer()}>
              {confirm}
            </Button>
          </div>
        </>
      ) : (
        children(() => onAsk(true))
      )}
    </div>
  )
}
