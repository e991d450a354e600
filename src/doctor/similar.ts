/** How many letters have to be added, taken away or changed to make one word of another. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known word that somebody has probably meant; undefined when none is near. */
export const similar = (word: string, known: readonly string[]): string | undefined => {
  const near = known.map((it) => [distance(word, it), it] as const).sort(([one], [other]) => one - other)[0]
  return near && near[0] <= Math.max(2, word.length / 3) ? near[1] : undefined
}
