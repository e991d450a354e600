import { expect } from '@open-wc/testing'
import { waitUntil } from './waitUntil'

/** The progress line of a playing video follows it to its end. */
const isProgress = (effect: AnimationEffect | null) =>
  effect instanceof KeyframeEffect && effect.target?.matches('.scrubber-line, .float-line')

const moving = (element: Element) =>
  [...element.getAnimations({ subtree: true }), ...(element.shadowRoot?.getAnimations() ?? [])].filter(
    ({ playState, effect }) =>
      playState === 'running' &&
      !isProgress(effect) &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  )

const nameOf = (animation: Animation) =>
  (animation instanceof CSSAnimation && animation.animationName) ||
  (animation instanceof CSSTransition && animation.transitionProperty) ||
  animation.id

/** Waits until all finite animations in the element have ended, which change positions and colours. */
export const still = async <E extends Element>(element: E): Promise<E> => {
  await waitUntil(() => moving(element).length === 0).catch(() => {
    throw new Error(`still moving: ${moving(element).map(nameOf)}`)
  })
  // WebKit computes the end of an animation with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return element
}

/** Expects that axe finds no violation in the element at rest. */
export const expectAccessible = async (element: Element) => {
  await expect(await still(element)).to.be.accessible()
}
