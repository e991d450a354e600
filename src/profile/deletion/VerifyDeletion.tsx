import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { CodeEntry } from '../../modal/CodeEntry'
import { useStep } from '../../modal/stepContext'
import type { User } from '../../session/session'
import { Button } from '../../ui/button/Button'
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
  const { close } = useStep()
  const { trouble, remove, isPending } = useDeletion()
  const [isVerified, setVerified] = useState(false)

  // A retry needs no new code: the server accepts the verification for a few minutes.
  if (isVerified && trouble) return <DeletionFailed trouble={trouble} isPending={isPending} onRetry={remove} />
  return (
    <CodeEntry
      title={t('profile.delete.code.title')}
      lead={t('profile.delete.code.lead', { address: slot('address') })}
      danger={t('profile.delete.code.submit')}
      verify={async (digits, code, address) => {
        const trouble = await confirmIdentity(element, user, address, { digits, ...code })
        if (trouble) return trouble
        setVerified(true)
        await remove()
        return null
      }}
    >
      <Button wide onClick={close}>
        {t('profile.delete.code.cancel')}
      </Button>
    </CodeEntry>
  )
}

export default forViewer(VerifyDeletion)
