import { prefersReducedMotion } from '../ui/motion'

/** ms; the browser's own is a quarter of a second, during which it takes no taps. */
const duration = 160

/** Fades from what shows to what an update draws, where the browser can and the viewer wants movement. */
export const withTransition = (update: () => void): void => {
  if (!('startViewTransition' in document) || document.hidden || prefersReducedMotion()) {
    update()
    return
  }
  const { ready, finished } = document.startViewTransition(update)
  const shorten = () => {
    for (const { effect } of document.getAnimations())
      if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
        effect.updateTiming({ duration })
  }
  // Another navigation cuts it short.
  Promise.all([ready.then(shorten), finished]).catch(() => undefined)
}
