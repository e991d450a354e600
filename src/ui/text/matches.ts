/** A part of a name that was searched for; UTF-16 units, `end` exclusive. */
export interface Match {
  start: number
  end: number
}

export const noMatches: readonly Match[] = []

/** A name in pieces, each with whether it was searched for. */
export const piecesOf = (name: string, matches: readonly Match[]) => {
  const pieces: { at: number; text: string; isMatch: boolean }[] = []
  const add = (start: number, end: number, isMatch: boolean) => {
    if (end > start) pieces.push({ at: start, text: name.slice(start, end), isMatch })
  }
  let last = 0
  for (const { start, end } of matches) {
    add(last, start, false)
    add(start, end, true)
    last = end
  }
  add(last, name.length, false)
  return pieces
}
