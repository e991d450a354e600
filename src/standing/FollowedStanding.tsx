import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { pendingAtom } from '../entities/optimistic'
import { useIsland } from '../kit/island'
import { queryClient } from '../kit/query'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { follow } from './follow'
import { StandingNote } from './StandingNote'
import { toSanction } from './sanction'
import { newsOf, placeState, type StandingProps } from './standing'
import { standingStrings } from './standing.strings'

/**
 * Follows a signed-in viewer's standing in a place: a change by others shows without a reload, is reported to the page as
 * an event, and is shown to the viewer with its reason.
 */
export default function FollowedStanding(place: StandingProps) {
  const { kind, id, slug, name, sanction: wireSanction, queryKey, pendingKey } = place
  const { element, emit, site } = useIsland()
  const t = useT(standingStrings)
  const toast = useSetAtom(showToast)
  const state = placeState(place.membership)
  const isChanging = useAtomValue(pendingAtom(site, pendingKey)) !== null
  const sanction = useMemo(() => toSanction(wireSanction), [wireSanction])
  // The same text for the same key, which is another array each time.
  const key = JSON.stringify(queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just changed may change again soon
  useEffect(() => {
    if (isChanging) return
    // A failure is no news; the next request may have an answer.
    return follow(element, () => queryClient().refetchQueries({ queryKey: JSON.parse(key), exact: true }))
  }, [element, key, isChanging, state, sanction?.kind])

  /** The standing that the viewer knows of. */
  const known = useRef(state)
  const wasChanging = useRef(isChanging)
  useEffect(() => {
    const isOwn = isChanging || wasChanging.current
    wasChanging.current = isChanging
    const news = isOwn ? null : newsOf(known.current, state, sanction?.kind === 'removed')
    known.current = state
    if (!news) return
    const isIn = state === 'joined'
    toast(element, { kind: isIn ? 'success' : 'error', message: t(news, { name }) })
    emit('geuin:join', { kind, id, slug, state: isIn ? 'joined' : 'unjoined' })
  }, [state, isChanging, sanction, element, emit, t, toast, kind, id, slug, name])

  return sanction && <StandingNote sanction={sanction} name={name} />
}
