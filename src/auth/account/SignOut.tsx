import { useAnalytics } from '../../analytics/AnalyticsProvider'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { Button, usePending } from '../../ui/button/Button'
import { accountStrings } from './account.strings'

/** SIGN_OUT: asks, then signs out in this page and in other tabs. */
export default function SignOut() {
  const t = useT(accountStrings)
  const track = useAnalytics()
  const { cancel, dispatch } = useStep()
  const { signOut } = useAuthContext()
  const [isPending, run] = usePending()

  const leave = () =>
    run(async () => {
      track('Log Out', { reason: 'viewer' })
      await signOut()
      dispatch({ type: 'finished' })
    })

  return (
    <StepFrame title={t('auth.signOut.title')} lead={t('auth.signOut.lead')}>
      <div className="button-pair auth-pair">
        <Button onClick={cancel}>{t('common.cancel')}</Button>
        <Button variant="primary" pending={isPending} onClick={() => void leave()} data-focus>
          {t('auth.signOut.confirm')}
        </Button>
      </div>
    </StepFrame>
  )
}
