/** The viewer asked for little data, or the line is slow: posters only, until a tap. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the viewer asked for little motion. */
export const wantsStillness = (): boolean => reduced.matches
