import { type RefObject, useLayoutEffect } from 'react'

/** Every position that a scroller among the descendants has, since an element that leaves the page forgets its own. */
const scrollPositions = (node: HTMLElement) =>
  [...node.querySelectorAll('*')].flatMap((it) => (it.scrollTop > 0 ? [[it, it.scrollTop] as const] : []))

/**
 * Puts an element back after React has removed it, inert and with the class `leaving`, until the animation of that class
 * has ended. Called in the cleanup of a layout effect, which comes just before the removal.
 */
export const leave = async (node: HTMLElement): Promise<void> => {
  const { parentElement: parent, nextSibling } = node
  // What leaves while it enters leaves from where it is.
  const { translate, scale, opacity } = getComputedStyle(node)
  const positions = scrollPositions(node)
  await null
  // It was not removed, or everything around it was too.
  if (node.isConnected || !parent?.isConnected) return
  Object.assign(node.style, { translate, scale, opacity })
  node.classList.add('leaving')
  node.inert = true
  // Not everything that reads roles knows inert.
  node.ariaHidden = 'true'
  parent.insertBefore(node, nextSibling?.parentNode === parent ? nextSibling : null)
  if (node instanceof HTMLDialogElement) {
    // In the top layer, as it was, where it keeps nobody from the page.
    node.popover = 'manual'
    node.showPopover()
  }
  for (const [it, top] of positions) it.scrollTop = top
  await Promise.allSettled(node.getAnimations().map(({ finished }) => finished))
  node.parentNode?.removeChild(node)
}

/** Has an element leave when its component does, see {@link leave}. */
export const useLeave = (ref: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const node = ref.current
    return () => {
      if (node) void leave(node)
    }
  }, [ref])
}
