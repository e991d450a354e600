import { useSetAtom } from 'jotai'
import { type Community, hasJoined, type MembershipWish } from '../entities/community'
import { errorKey } from '../kit/errorText'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { codes } from '../wire/codes'
import { changeMembership } from './membership.actions'
import { communityStrings } from './strings'

/** @returns changes the viewer's place in a community, tells the page of it, and says so when it was refused */
export const useMembership = ({ id, slug }: Community): ((wish: MembershipWish) => void) => {
  const { element, emit, settings } = useIsland()
  const t = useT(communityStrings)
  const change = useSetAtom(changeMembership)
  const toast = useSetAtom(showToast)
  return async (wish) => {
    try {
      const membership = await change(settings, { id, slug }, wish)
      if (!membership) return
      const state = hasJoined({ membership }) ? 'joined' : membership === 'requested' ? 'requested' : 'unjoined'
      emit('geuin:join', { kind: 'community', id, slug, state })
    } catch (error) {
      const isLast = isApiError(error) && error.code === codes.lastLeader
      toast(element, { kind: 'error', message: t(isLast ? 'community.lastLeader' : errorKey(error)) })
    }
  }
}
