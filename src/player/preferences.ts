/** Whether the viewer saves data or the connection is slow: then only posters load, until a tap. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the viewer prefers reduced motion. */
export const prefersReducedMotion = (): boolean => reduced.matches
