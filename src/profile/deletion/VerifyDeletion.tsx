import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { CodeEntry } from '../../modal/CodeEntry'
import { codeStrings } from '../../modal/code.strings'
import { consumeCode } from '../../session/code.actions'
import type { User } from '../../session/session'
import { forViewer } from '../forViewer'
import { DeletionFailed } from './DeletionFailed'
import { useDeletion } from './useDeletion'

/** VERIFY_DELETE_ACCOUNT: verifies the code, then deletes the account. */
const VerifyDeletion = ({ user }: { user: User }) => {
  const t = useT(codeStrings)
  const { element } = useIsland()
  const { trouble, remove, isPending } = useDeletion()
  const [isVerified, setVerified] = useState(false)

  // A retry needs no new code: the server accepts the verification for a few minutes.
  if (isVerified && trouble) return <DeletionFailed trouble={trouble} isPending={isPending} onRetry={remove} />
  return (
    <CodeEntry
      title={t('code.title')}
      verify={async (digits, code, address) => {
        const result = await consumeCode(element, address, { digits, ...code })
        if (result.status === 'failed') return result
        // The address may belong to another user by now.
        if (result.user.id !== user.id) return { code: 'failed' }
        setVerified(true)
        await remove()
        return null
      }}
    />
  )
}

export default forViewer(VerifyDeletion)
