import { expect } from '@open-wc/testing'
import { isStill } from './isStill'
import { waitUntil } from './waitUntil'

const nameOf = (animation: Animation) =>
  (animation instanceof CSSAnimation && animation.animationName) ||
  (animation instanceof CSSTransition && animation.transitionProperty) ||
  animation.id

/** Waits until all finite animations in the element have ended, which change positions and colours. */
export const still = async <E extends Element>(element: E): Promise<E> => {
  await waitUntil(() => isStill(element)).catch(() => {
    throw new Error(`still moving, of these: ${element.getAnimations({ subtree: true }).map(nameOf)}`)
  })
  // WebKit computes the end of an animation with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return element
}

/** Expects that axe finds no violation in the element at rest. */
export const expectAccessible = async (element: Element) => {
  await expect(await still(element)).to.be.accessible()
}
