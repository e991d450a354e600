import { useT } from '../kit/useT'
import { StepFrame } from '../modal'
import { authStrings } from './strings'

/** LOGIN_OTP_INPUT: the code signs in. */
export default function EnterCode() {
  const t = useT(authStrings)
  return (
    <StepFrame title={t('auth.continue')}>
      <span />
    </StepFrame>
  )
}
