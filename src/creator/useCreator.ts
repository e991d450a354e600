import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { track } from '../analytics/track'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { usePending } from '../kit/usePending'
import { useT } from '../kit/useT'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import type { CreatorStatus } from './creator'
import { readCreatorStatus, requestCreator } from './creator.actions'
import { creatorStrings } from './creator.strings'

interface Creator {
  /** `visitor`: nobody is signed in. */
  status: CreatorStatus | 'visitor'
  isPending: boolean
  /** Sends the request, once; what went wrong is told by a toast. */
  request(): Promise<void>
  /** After a sign-in: sends it unless the server knows of one. */
  resume(): Promise<void>
}

/** How far the viewer is on the way to a creator. What the sign-in said shows until the server says what is true now. */
export const useCreator = (): Creator => {
  const { element, settings } = useIsland()
  const t = useT(creatorStrings)
  const toast = useSetAtom(showToast)
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const userId = user?.id ?? null
  const [isPending, run] = usePending()
  const reading = useRef<AbortController>(null)

  useEffect(() => {
    if (userId === null) return
    const asking = new AbortController()
    reading.current = asking
    void readCreatorStatus(element, asking.signal)
    return () => asking.abort()
  }, [element, userId])

  const request = useCallback(
    () =>
      run(async () => {
        track(element, 'Become CB Request Clicked', { element: element.localName })
        // What was asked for before the request, or while it was on its way, may be older than it.
        reading.current?.abort()
        const isDone = await requestCreator(element)
        reading.current?.abort()
        if (!isDone) toast(element, { kind: 'error', message: t('creator.failed') })
      }),
    [element, run, toast, t],
  )

  const resume = useCallback(async () => {
    if ((await readCreatorStatus(element)) === 'pending') await request()
  }, [element, request])

  return { status: user?.ksCbRequestStatus ?? 'visitor', isPending, request, resume }
}
