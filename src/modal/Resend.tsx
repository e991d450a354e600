import { useState } from 'react'
import { formatClock } from '../kit/format'
import { useT } from '../kit/useT'
import type { Address } from '../session/code'
import { usePending } from '../ui/button/usePending'
import { FormError } from '../ui/form/FormError'
import { codeStrings } from './code.strings'
import type { SentCode } from './modal'
import { resendAt } from './sentCodes'
import { useStep } from './stepContext'
import { useCodeSending } from './useCodeSending'
import { useCountdown } from './useCountdown'

interface Props {
  address: Address
  code: SentCode
  update: boolean
  /** Another one is on its way. */
  onSent(): void
}

/** When another code may be sent; then the way to it. */
export const Resend = ({ address, code, update, onSent }: Props) => {
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
      const retryTime = (Date.now() - code.sentAt) / 1000 + failed.retryTime
      dispatch({ type: 'code-sent', address, code: { ...code, retryTime } })
    })

  return (
    <div>
      <FormError message={error} />
      <p className="code-resend">
        {left > 0 ? (
          <span className="number">{t('code.wait', { time: formatClock(left) })}</span>
        ) : (
          <>
            {t('code.nothing')}
            <button type="button" className="code-again" aria-disabled={isPending} onClick={() => void again()}>
              {t('code.resend')}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
