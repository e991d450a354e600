import { useT } from '../kit/useT'
import { StepFrame, useStep } from '../modal'
import { authStrings } from './strings'
import { titleOf } from './words'

/** SIGNIN: where a code goes, or who else knows the viewer. */
export default function SignIn() {
  const t = useT(authStrings)
  const { wish } = useStep()
  return (
    <StepFrame title={titleOf(wish, t)} lead={t('auth.lead')}>
      <span />
    </StepFrame>
  )
}
