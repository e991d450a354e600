import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { track } from '../analytics'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { sessionAtom, userOf } from '../session'
import type { CreatorStatus } from './creator'
import { readCreatorStatus, requestCreator } from './creator.actions'
import { creatorStrings } from './strings'

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
  const [isPending, setPending] = useState(false)
  const reading = useRef<AbortController>(null)
  // Two presses may come before the first one shows.
  const isBusy = useRef(false)

  useEffect(() => {
    // What is read while a request is on its way may be older than it.
    if (userId === null || isBusy.current) return
    const asking = new AbortController()
    reading.current = asking
    void readCreatorStatus(element, asking.signal)
    return () => asking.abort()
  }, [element, userId])

  const request = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    reading.current?.abort()
    track(element, 'Become CB Request Clicked', { element: element.localName })
    setPending(true)
    const isDone = await requestCreator(element)
    isBusy.current = false
    setPending(false)
    if (!isDone) toast(element, { kind: 'error', message: t('creator.failed') })
  }, [element, toast, t])

  const resume = useCallback(async () => {
    if ((await readCreatorStatus(element)) === 'pending') await request()
  }, [element, request])

  return { status: user?.ksCbRequestStatus ?? 'visitor', isPending, request, resume }
}
