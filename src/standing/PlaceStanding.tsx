import { useAtomValue } from 'jotai'
import { useIsland } from '../kit/island'
import { viewerIdAtom } from '../session/session.atoms'
import { lazyView, useLazyView } from '../ui/lazyView'
import type { StandingProps } from './standing'

const standing = lazyView<StandingProps>(() => import('./FollowedStanding'))

/** A signed-in viewer's standing in a place, as others change it. */
export const PlaceStanding = (place: StandingProps) => {
  const viewer = useAtomValue(viewerIdAtom(useIsland().settings))
  const view = useLazyView(viewer ? standing : null)
  return view.status === 'ready' ? <view.View key={viewer} {...place} /> : null
}
