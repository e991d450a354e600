import type { showTooltip } from './tooltip'

let show: typeof showTooltip | undefined

/** Shows the names of an island's icons, see showTooltip, whose code loads with the first button that is pointed at or focused. */
export const startTooltips = (root: ShadowRoot, signal: AbortSignal) => {
  const start = ({ target, pointerType }: Partial<PointerEvent>) => {
    const control = (target as Element).closest<HTMLElement>('button,a')
    if (!control || pointerType === 'touch') return
    // Without a wait once it has loaded, so that a press that follows takes the tooltip away.
    if (show) return show(control, signal)
    import('./tooltip')
      .then((it) => {
        show = it.showTooltip
        show(control, signal)
      })
      .catch(() => {})
  }
  root.addEventListener('pointerover', start, { signal })
  root.addEventListener('focusin', start, { signal })
}
