import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useIsland } from '../kit/island'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import type { CreatorStatus } from './creator'
import { isRequestPendingAtom, readCreatorStatus, requestCreator } from './creator.actions'

interface Creator {
  /** `visitor`: no viewer is signed in. */
  status: CreatorStatus | 'visitor'
  isPending: boolean
  /** Sends the request, once; a toast reports a failure. */
  request(): Promise<void>
}

/** The viewer's creator status: the one from the sign-in until the server has answered with the current one. */
export const useCreator = (): Creator => {
  const { element, settings } = useIsland()
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const isPending = useAtomValue(isRequestPendingAtom(settings))
  const userId = user?.id ?? null

  useEffect(() => {
    if (userId === null) return
    const reading = new AbortController()
    void readCreatorStatus(element, reading.signal)
    return () => reading.abort()
  }, [element, userId])

  return { status: user?.ksCbRequestStatus ?? 'visitor', isPending, request: () => requestCreator(element) }
}
