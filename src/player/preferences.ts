/** Whether the viewer saves data or the connection is slow: then only posters load, and what the viewer plays. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Whether the viewer prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the viewer wants no video to start by itself. */
export const waitsForTap = (): boolean => savesData() || prefersReducedMotion()
