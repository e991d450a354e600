import { useIsland } from '../kit/island'
import { useSpark } from './useSpark'

/** For what opens a feed in a dialog: a spark wanted there goes on although the page was left for the sign-in. */
export const useSparkGoesOn = (): void => {
  const { element } = useIsland()
  useSpark((videoId) => ({ element: element.localName, videoId }))
}
