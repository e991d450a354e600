import { adoptStyles } from '../styles/adoptStyles'
import { placeBeside } from './placeBeside'
import styles from './Tooltip.css'

/** CSS pixels: what is larger draws its meaning large enough. */
const largest = 56

/** The name of a control that shows an icon alone, while it is pointed at or has a keyboard's focus. */
const nameToShow = (control: HTMLElement) =>
  control.matches(':hover, :focus-visible') &&
  !control.closest('[inert]') &&
  !control.innerText.trim() &&
  control.offsetWidth <= largest
    ? control.ariaLabel
    : null

/** Beside a control of a column, above any other: over none of its neighbours. */
const placementFor = (control: HTMLElement) => {
  const neighbour = control.previousElementSibling ?? control.nextElementSibling
  const topOf = (it: Element) => it.getBoundingClientRect().top
  const isInColumn = neighbour && Math.abs(topOf(neighbour) - topOf(control)) >= control.offsetHeight
  return isInColumn ? 'left' : 'top'
}

/** The control whose tooltip was shown last, until it is left: dismissed, the tooltip does not come back before. */
let current: HTMLElement | undefined
/** Takes its tooltip away. */
let end = () => {}

/** Removes a tooltip from the page once it has left the screen. */
const leave = async (box: HTMLElement) => {
  box.hidePopover()
  await Promise.allSettled(box.getAnimations().map(({ finished }) => finished))
  box.remove()
}

/**
 * Shows a control's name beside it, until the control is left, pressed, scrolled or removed, or Escape is pressed.
 * @param mounted aborted when the control's island ends
 */
export const showTooltip = (control: HTMLElement, mounted: AbortSignal) => {
  const island = control.closest('.island')
  const name = nameToShow(control)
  if (control === current || !island || !name || mounted.aborted) return
  end()
  current = control

  const root = control.getRootNode() as ShadowRoot
  adoptStyles(root, styles)
  const box = document.createElement('div')
  box.className = 'tooltip'
  box.popover = 'manual'
  // The control is announced by this name.
  box.ariaHidden = 'true'
  box.textContent = name
  island.append(box)
  // Shown last, it is above every dialog.
  box.showPopover()

  const stop = new AbortController()
  const { signal } = stop
  const changes = new MutationObserver(() => {
    const next = nameToShow(control)
    if (!next) end()
    // Only then, because the observer sees this change too.
    else if (next !== box.textContent) box.textContent = next
  })
  end = () => {
    stop.abort()
    changes.disconnect()
    current = undefined
    end = () => {}
    void leave(box)
  }
  const dismiss = () => box.hidePopover()
  void placeBeside(control, box, placementFor(control), signal)
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-label', 'inert'] })
  for (const type of ['pointerleave', 'blur']) control.addEventListener(type, () => end(), { signal })
  mounted.addEventListener('abort', () => end(), { signal })
  control.addEventListener('pointerdown', dismiss, { signal })
  for (const target of [window, root]) {
    // A focused control stays in view by scrolling, and its tooltip follows.
    const scrolled = () => control.matches(':focus-visible') || dismiss()
    target.addEventListener('scroll', scrolled, { signal, capture: true, passive: true })
  }
  const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss()
  addEventListener('keydown', pressed, { signal, capture: true })
}
