/** Shows the names of an island's icons, see showTooltip, whose code loads with the first button that is pointed at or focused. */
export const startTooltips = (root: ShadowRoot, signal: AbortSignal) => {
  const show = ({ target, pointerType }: Partial<PointerEvent>) => {
    const control = (target as Element).closest<HTMLElement>('button,a')
    if (control && pointerType !== 'touch')
      import('./tooltip').then((it) => it.showTooltip(control, signal)).catch(() => {})
  }
  root.addEventListener('pointerover', show, { signal })
  root.addEventListener('focusin', show, { signal })
}
