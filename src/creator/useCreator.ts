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
  /** `visitor`: no viewer is signed in. */
  status: CreatorStatus | 'visitor'
  isPending: boolean
  /** Sends the request, once; a toast reports a failure. */
  request(): Promise<void>
  /** Sends the request after a sign-in, unless the server already has one. */
  resume(): Promise<void>
}

/** The viewer's creator status: the one from the sign-in until the server has answered with the current one. */
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
    const controller = new AbortController()
    reading.current = controller
    void readCreatorStatus(element, controller.signal)
    return () => controller.abort()
  }, [element, userId])

  const request = useCallback(
    () =>
      run(async () => {
        track(element, 'Become CB Request Clicked', { element: element.localName })
        // A status that was requested before this request ended may be older than its result.
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
