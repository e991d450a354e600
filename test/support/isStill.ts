/**
 * Whether all finite animations in an element have ended, which change positions and colours. It also runs in a page that a
 * driver opened, and so uses nothing around it.
 * @param element null for the whole page
 */
export const isStill = (element: Element | null): boolean => {
  const top = element ?? document.documentElement
  return [top, ...top.querySelectorAll('*')]
    .flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? [])
    .concat(top.getAnimations({ subtree: true }))
    .every(
      ({ playState, effect }) =>
        playState !== 'running' ||
        effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY ||
        // The progress line of a playing video follows it to its end.
        (effect as KeyframeEffect | null)?.target?.matches('.scrubber-line, .float-line') === true,
    )
}
