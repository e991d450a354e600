import type { SlideView } from '../../player/types'

/** The share of a picture's width that each side has. */
const sideShare = 1 / 3

/** Which way the side at `x` px of a slide's frame leads; forward is where a line of text ends. Null between the sides. */
export const sideAt = ({ frame }: Pick<SlideView, 'frame'>, x: number): 'back' | 'forward' | null => {
  const share = x / frame.clientWidth
  if (share > sideShare && share < 1 - sideShare) return null
  return share > 0.5 === frame.matches(':dir(rtl)') ? 'back' : 'forward'
}
