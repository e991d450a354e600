import { useState } from 'react'
import { formatClock } from '../kit/format'
import { useT } from '../kit/useT'
import type { Address } from '../session/code'
import { Button, usePending } from '../ui/button/Button'
import { FormError } from '../ui/form/FormError'
import { codeStrings } from './code.strings'
import type { SentCode } from './modal'
import { resendAt, waitLonger } from './sentCodes'
import { useStep } from './stepContext'
import { type ProveIdentity, useCodeSending } from './useCodeSending'
import { useCountdown } from './useCountdown'

interface Props {
  address: Address
  code: SentCode
  update: ProveIdentity | undefined
  /** The code at hand is worth nothing any more. */
  isOnlyWay: boolean
  /** Another one is on its way. */
  onSent(): void
}

/** When another code may be sent; then the way to it. */
export const Resend = ({ address, code, update, isOnlyWay, onSent }: Props) => {
  const t = useT(codeStrings)
  const { dispatch } = useStep()
  const send = useCodeSending({ update })
  const left = useCountdown(resendAt(code))
  const [isPending, run] = usePending()
  const [error, setError] = useState<string>()

  const again = () =>
    run(async () => {
      setError(undefined)
      const failed = await send(address, { again: true })
      if (!failed) {
        onSent()
        return
      }
      setError(failed.message)
      if (failed.retryTime === 0) return
      // The server knows better when: the code itself is still the same.
      dispatch({ type: 'code-sent', address, code: waitLonger(code, failed.retryTime) })
    })

  const label = left > 0 ? t('code.wait', { time: formatClock(left) }) : t('code.resend')
  return (
    <div>
      <FormError message={error} />
      {isOnlyWay ? (
        <Button variant="primary" wide pending={isPending} disabled={left > 0} onClick={() => void again()}>
          <span className="number">{label}</span>
        </Button>
      ) : (
        <p className="code-resend">
          {left > 0 ? (
            <span className="number">{label}</span>
          ) : (
            <>
              {t('code.nothing')}
              <button type="button" className="step-link" aria-disabled={isPending} onClick={() => void again()}>
                {label}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  )
}
