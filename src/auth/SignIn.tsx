import { useBrand } from '../brand'
import { useT } from '../kit/useT'
import { StepFrame, useStep } from '../modal'
import { useSheet } from '../ui/useSheet'
import { Agreement } from './Agreement'
import { EmailForm } from './EmailForm'
import { Phone } from './Phone'
import sheet from './SignIn.css'
import { Social } from './Social'
import { authStrings } from './strings'
import { titleOf } from './words'

/** SIGNIN: where a code goes, or who else knows the viewer. */
export default function SignIn() {
  useSheet(sheet)
  const t = useT(authStrings)
  const { wish, form } = useStep()
  const { data: brand } = useBrand()
  return (
    <StepFrame title={titleOf(wish, t)} lead={t('auth.lead')}>
      {form.flowType === 'PHONE' ? <Phone /> : <EmailForm />}
      {brand && <Social brand={brand} />}
      {brand && <Agreement brand={brand} />}
    </StepFrame>
  )
}
