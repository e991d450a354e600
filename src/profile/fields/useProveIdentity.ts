import { useCallback } from 'react'
import { type ProveIdentity, useCodeSending } from '../../modal/useCodeSending'
import { useAuthContext } from '../../session/AuthProvider'
import { presentAddress } from '../../session/presentAddress'

/** Has a code sent to the viewer's present address, which the modal asks for before the one to the new address. */
export const useProveIdentity = (): ProveIdentity => {
  const { user } = useAuthContext()
  const send = useCodeSending()
  return useCallback(
    (newAddress) => {
      const present = user && presentAddress(user)
      return present ? send(present, { newAddress }) : undefined
    },
    [user, send],
  )
}
