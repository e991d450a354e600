/** Milliseconds between two requests while the viewer is active or something has just changed, and at most. */
export const [fastMs, slowestMs] = [1_500, 30_000]
/** Milliseconds without any of that until the requests become rarer. */
export const quietMs = 120_000

/** Milliseconds until the next request. @param silence since the last sign of activity @param before the last pause */
export const nextPause = (silence: number, before: number): number =>
  silence < quietMs ? fastMs : Math.min(slowestMs, before * 2)
