import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { CodeEntry } from '../../modal/CodeEntry'
import type { User } from '../../session/session'
import { slot } from '../../ui/fillIn'
import { forViewer } from '../forViewer'
import { confirmIdentity } from '../identity.actions'
import { profileStrings } from '../profile.strings'
import { DeletionFailed } from './DeletionFailed'
import { useDeletion } from './useDeletion'

/** VERIFY_DELETE_ACCOUNT: verifies the code, then deletes the account; only the button starts that. */
const VerifyDeletion = ({ user }: { user: User }) => {
  const t = useT(profileStrings)
  const { element } = useIsland()
  const { trouble, remove, isPending } = useDeletion()
  const [isVerified, setVerified] = useState(false)

  // A retry needs no new code: the server accepts the verification for a few minutes.
  if (isVerified && trouble) return <DeletionFailed trouble={trouble} isPending={isPending} onRetry={remove} />
  return (
    <CodeEntry
      title={t('profile.delete.code.title')}
      lead={t('profile.delete.code.lead', { address: slot('address') })}
      danger={{ submit: t('profile.delete.code.submit'), cancel: t('profile.delete.code.cancel') }}
      verify={async (digits, code, address) => {
        const trouble = await confirmIdentity(element, user, address, { digits, ...code })
        if (trouble) return trouble
        setVerified(true)
        await remove()
        return null
      }}
    />
  )
}

export default forViewer(VerifyDeletion)
