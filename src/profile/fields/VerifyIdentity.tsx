import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { CodeEntry } from '../../modal/CodeEntry'
import { useStep } from '../../modal/stepContext'
import type { User } from '../../session/session'
import { slot } from '../../ui/fillIn'
import { forViewer } from '../forViewer'
import { confirmIdentity } from '../identity.actions'
import { profileStrings } from '../profile.strings'
import { maskedAddress } from './maskedAddress'

/** VERIFY_IDENTITY: a code to the viewer's present address, before it may be changed. */
const VerifyIdentity = ({ user }: { user: User }) => {
  const t = useT(profileStrings)
  const { element } = useIsland()
  const { dispatch, form } = useStep()
  return (
    <CodeEntry
      title={t('profile.identity.title')}
      lead={t('profile.identity.lead', { address: slot('address') })}
      shownAddress={form.address && maskedAddress(form.address)}
      verify={async (digits, code, address) => {
        const trouble = await confirmIdentity(element, user, address, { digits, ...code })
        if (!trouble) dispatch({ type: 'identity-confirmed' })
        return trouble
      }}
    />
  )
}

export default forViewer(VerifyIdentity)
