import { useState } from 'react'
import { track } from '../analytics'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { StepFrame, useStep } from '../modal'
import { useAuthContext } from '../session'
import { Button } from '../ui/Button'
import { authStrings } from './strings'

/** SIGN_OUT: asks, and signs out everywhere. */
export default function SignOut() {
  const t = useT(authStrings)
  const { element } = useIsland()
  const { cancel, tell } = useStep()
  const { signOut } = useAuthContext()
  const [isPending, setPending] = useState(false)

  const leave = async () => {
    setPending(true)
    track(element, 'Log Out', { reason: 'viewer' })
    await signOut()
    tell({ type: 'finished' })
  }

  return (
    <StepFrame title={t('auth.signOut.title')} lead={t('auth.signOut.lead')}>
      <div className="auth-pair">
        <Button onClick={cancel}>{t('common.cancel')}</Button>
        <Button variant="primary" pending={isPending} onClick={() => void leave()} data-focus>
          {t('auth.signOut.confirm')}
        </Button>
      </div>
    </StepFrame>
  )
}
