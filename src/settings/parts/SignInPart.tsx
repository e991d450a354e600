import { useT } from '../../kit/useT'
import { settingsStrings } from '../settings.strings'
import type { PartProps } from './part'
import { StepRows } from './StepRows'

/** The addresses that the viewer signs in with. */
export default function SignInPart({ user }: PartProps) {
  const t = useT(settingsStrings)
  if (!user) return null
  return (
    <>
      <p className="settings-lead">{t('settings.signIn.lead')}</p>
      <StepRows
        rows={[
          { step: 'EDIT_EMAIL', label: t('settings.email'), value: user.email ?? t('settings.none') },
          { step: 'EDIT_PHONE_NUMBER', label: t('settings.phone'), value: user.phoneNumber ?? t('settings.none') },
        ]}
      />
    </>
  )
}
