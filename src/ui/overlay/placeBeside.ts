import { autoUpdate, computePosition, flip, hide, offset, type Placement, shift, size } from '@floating-ui/dom'

/** CSS pixels between control and popover, and between popover and screen edges. */
const gap = 8

/**
 * Keeps an open popover of `position: fixed` beside a control, on the other side where there is no room, and inside of the
 * window, whose size limits its height. The popover has the class `away` while the control is scrolled out of view.
 * @param placement its start and end follow the popover's direction
 * @param signal ends it when aborted
 * @returns settles when the popover has its place
 */
export const placeBeside = (
  control: Element,
  popover: HTMLElement,
  placement: Placement,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const { style, classList } = popover
    const place = async () => {
      const { x, y, middlewareData } = await computePosition(control, popover, {
        placement,
        strategy: 'fixed',
        middleware: [
          offset(gap),
          flip({ padding: gap }),
          shift({ padding: gap }),
          size({
            padding: gap,
            apply: ({ availableHeight }) => style.setProperty('max-height', `${Math.max(0, availableHeight)}px`),
          }),
          hide(),
        ],
      })
      style.setProperty('left', `${x}px`)
      style.setProperty('top', `${y}px`)
      classList.toggle('away', middlewareData.hide?.referenceHidden ?? false)
      resolve()
    }
    signal.addEventListener('abort', autoUpdate(control, popover, place))
  })
