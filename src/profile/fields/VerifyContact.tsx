import { useSetAtom } from 'jotai'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { CodeEntry } from '../../modal/CodeEntry'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { profileStrings } from '../profile.strings'
import { updateContact } from './contact.actions'
import { useProveIdentity } from './useProveIdentity'

/** VERIFY_MAIL_OTP, VERIFY_PHONE_OTP: the code confirms the viewer's new address. */
export default function VerifyContact() {
  const t = useT(profileStrings)
  const { element } = useIsland()
  const { name, dispatch } = useStep()
  const { updateUser } = useAuthContext()
  const toast = useSetAtom(showToast)
  const proveIdentity = useProveIdentity()
  const isMail = name === 'VERIFY_MAIL_OTP'
  return (
    <CodeEntry
      title={isMail ? t('profile.email.verify') : t('profile.phone.verify')}
      update={proveIdentity}
      failed={isMail ? t('profile.email.failed') : t('profile.phone.failed')}
      verify={async (digits, code, address) => {
        const result = await updateContact(element, { digits, ...code })
        if (result.status === 'failed') return result
        updateUser('email' in address ? { email: address.email } : { phoneNumber: address.phone })
        toast(element, { kind: 'success', message: isMail ? t('profile.email.saved') : t('profile.phone.saved') })
        dispatch({ type: 'finished' })
        return null
      }}
    />
  )
}
