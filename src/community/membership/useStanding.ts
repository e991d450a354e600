import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { type Community, hasJoined, type MembershipChange } from '../../entities/community'
import { membershipKey } from '../../entities/community.store'
import { pendingAtom } from '../../entities/optimistic'
import { useIsland } from '../../kit/island'
import { queryClient } from '../../kit/query'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { communityKey } from '../community.query'
import { communityStrings } from '../community.strings'

/** Milliseconds between two questions, at first and once nobody has answered for two minutes. */
const [often, seldom, slowAfter] = [1_500, 15_000, 120_000]

/** Asks the server for a community, again and again, while the element is seen and the tab shows. */
const useQuestions = ({ slug }: Community, isAsking: boolean) => {
  const { element, settings } = useIsland()
  useEffect(() => {
    if (!isAsking) return
    const began = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSeen = false
    const ask = async () => {
      timer = undefined
      // A failure is no news; the next question may have an answer.
      await queryClient().refetchQueries({ queryKey: communityKey(settings, slug), exact: true })
      follow()
    }
    const follow = () => {
      clearTimeout(timer)
      const isOver = !isSeen || document.hidden || ended.signal.aborted
      timer = isOver ? undefined : setTimeout(ask, Date.now() - began < slowAfter ? often : seldom)
    }
    const ended = new AbortController()
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false
      follow()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', follow, ended)
    return () => {
      ended.abort()
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isAsking, element, settings, slug])
}

/** While a request waits, its answer shows by itself, is told to the page, and said to the viewer. */
export const useStanding = (community: Community) => {
  const { element, emit, site } = useIsland()
  const t = useT(communityStrings)
  const toast = useSetAtom(showToast)
  const { id, slug, name, membership } = community
  /** What the viewer is changing. */
  const change = useAtomValue(pendingAtom<MembershipChange>(site, membershipKey(id)))?.wanted
  useQuestions(community, membership === 'requested' && change === undefined)
  /** The standing before the server changed it by itself. */
  const before = useRef(membership)
  useEffect(() => {
    if (change !== undefined) {
      if (change === 'withdraw') before.current = 'unjoined'
      return
    }
    const wasWaiting = before.current === 'requested'
    before.current = membership
    if (!wasWaiting || membership === 'requested') return
    const isIn = hasJoined({ membership })
    toast(element, {
      kind: isIn ? 'success' : 'error',
      message: t(isIn ? 'community.accepted' : 'community.refused', { name }),
    })
    emit('geuin:join', { kind: 'community', id, slug, state: isIn ? 'joined' : 'unjoined' })
  }, [membership, change, element, emit, t, toast, id, slug, name])
}
