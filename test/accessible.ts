import { expect, nextFrame } from '@open-wc/testing'

const moving = (element: Element) =>
  [...element.getAnimations({ subtree: true }), ...(element.shadowRoot?.getAnimations() ?? [])].filter(
    ({ playState, effect }) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  )

/** Waits until nothing in the element moves that ends by itself: half-way in, places and colours are others. */
export const still = async <E extends Element>(element: E): Promise<E> => {
  for (let some = moving(element); some.length > 0; some = moving(element)) {
    await Promise.all(some.map(({ finished }) => finished.catch(() => undefined)))
    await nextFrame()
  }
  return element
}

/** Expects that axe finds nothing in the element as it stays. */
export const expectAccessible = async (element: Element) => {
  await expect(await still(element)).to.be.accessible()
}
