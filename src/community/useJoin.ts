import type { Community } from '../entities/community'
import { useAskSignIn } from '../modal/useAskSignIn'
import { useMembership } from './useMembership'

/**
 * The way into a community; a visitor is asked to sign in first, and goes in once they have.
 * @returns goes in, or asks to be let in
 */
export const useJoin = (community: Community): (() => void) => {
  const change = useMembership(community)
  const ask = useAskSignIn((wish) => {
    if (wish.action !== 'join' || wish.slug !== community.slug) return false
    change('join')
    return true
  })
  const { name, slug } = community
  return () => {
    if (ask({ action: 'join', community: name, slug })) change('join')
  }
}
