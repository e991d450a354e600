/** Milliseconds that a rate is measured over. */
const span = 8000

/** Measures how fast bytes travel. */
export const createRate = () => {
  const samples: { at: number; sent: number }[] = []
  /** @returns bytes in a second; null until that can be told */
  return (sent: number, now: number): number | null => {
    samples.push({ at: now, sent })
    while (samples.length > 2 && now - (samples[0]?.at ?? now) > span) samples.shift()
    const first = samples[0]
    if (!first || now - first.at < 1000 || sent <= first.sent) return null
    return ((sent - first.sent) / (now - first.at)) * 1000
  }
}
