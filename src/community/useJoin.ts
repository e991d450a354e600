import { useSetAtom } from 'jotai'
import { errorKey } from '../kit/errorText'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useAskSignIn } from '../modal'
import type { Community } from './community'
import { joinCommunity } from './membership.actions'

/**
 * The way into a community; a visitor is asked to sign in first, and goes in once they have.
 * @returns goes in, or asks to be let in
 */
export const useJoin = (community: Community): (() => void) => {
  const { element, settings, t } = useIsland()
  const join = useSetAtom(joinCommunity)
  const toast = useSetAtom(showToast)
  const goIn = () => {
    join(settings, community).catch((error: unknown) => {
      toast(element, { kind: 'error', message: t(errorKey(error)) })
    })
  }
  const ask = useAskSignIn((wish) => {
    if (wish.action !== 'join' || wish.slug !== community.slug) return false
    goIn()
    return true
  })
  const { name, slug } = community
  return () => {
    if (ask({ action: 'join', community: name, slug })) goIn()
  }
}
