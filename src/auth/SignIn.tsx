import { useMemo } from 'react'
import { useBrand } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import type { Settings } from '../kit/settings'
import { storageFor } from '../kit/storage'
import { useT } from '../kit/useT'
import { StepFrame } from '../modal/StepFrame'
import { useStep } from '../modal/stepContext'
import { PolicyText } from '../ui/fillIn'
import { useSheet } from '../ui/useSheet'
import { EmailForm } from './EmailForm'
import { Phone } from './Phone'
import sheet from './SignIn.css'
import { Social } from './Social'
import { authStrings } from './strings'
import { titleOf } from './words'

/** Whether a session outlives the page. */
const keepsSession = ({ storageMode }: Pick<Settings, 'storageMode'>) => {
  const storage = storageFor(storageMode)
  const isKept = storage.set('geuinKeeps', '1')
  storage.remove('geuinKeeps')
  return isKept
}

/** SIGNIN: where a code goes, or who else knows the viewer. */
export default function SignIn() {
  useSheet(sheet)
  const t = useT(authStrings)
  const { intent, form } = useStep()
  const { settings } = useIsland()
  const { data: brand } = useBrand()
  const isKept = useMemo(() => keepsSession(settings), [settings])
  return (
    <StepFrame title={titleOf(intent, t)} lead={t('auth.lead')}>
      {form.flowType === 'PHONE' ? <Phone /> : <EmailForm />}
      {brand && <Social brand={brand} />}
      {!isKept && <p className="sign-in-note sign-in-kept">{t('auth.noStorage')}</p>}
      {brand && (
        <p className="sign-in-note">
          <PolicyText
            pages={brand}
            text={(links) => t('auth.agree', links)}
            terms={t('auth.terms')}
            privacy={t('auth.privacy')}
          />
        </p>
      )}
    </StepFrame>
  )
}
