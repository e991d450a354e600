import { useMemo } from 'react'
import { useBrand } from '../../brand/useBrand'
import { useIsland } from '../../kit/island'
import type { Settings } from '../../kit/settings'
import { storageFor } from '../../kit/storage'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { PolicyText } from '../../ui/fillIn'
import { useStyles } from '../../ui/styles/useStyles'
import { authStrings } from '../auth.strings'
import { EmailForm } from './EmailForm'
import { LazyPhoneForm } from './LazyPhoneForm'
import { ProviderButtons } from './ProviderButtons'
import styles from './SignIn.css'
import { signInTitle } from './signInTitle'

/** Whether the browser stores the session, so that a reload stays signed in. */
const storesSession = ({ storageMode }: Pick<Settings, 'storageMode'>) => {
  const storage = storageFor(storageMode)
  const isStored = storage.set('geuinKeeps', '1')
  storage.remove('geuinKeeps')
  return isStored
}

/** SIGNIN: sign-in with a code by email or text message, or with a provider. */
export default function SignIn() {
  useStyles(styles)
  const t = useT(authStrings)
  const { intent, form } = useStep()
  const { settings } = useIsland()
  const { data: brand } = useBrand()
  const isStored = useMemo(() => storesSession(settings), [settings])
  return (
    <StepFrame title={signInTitle(intent, t)} lead={t('auth.lead')}>
      {form.flowType === 'PHONE' ? <LazyPhoneForm /> : <EmailForm />}
      {brand && <ProviderButtons brand={brand} />}
      {!isStored && <p className="sign-in-note sign-in-kept">{t('auth.noStorage')}</p>}
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
