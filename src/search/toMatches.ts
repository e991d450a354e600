import { list, number, record } from '../kit/guard'
import type { Match } from '../ui/text/matches'

/** Reads ranges of a name; what does not fit into it is left out, as is what overlaps what precedes it. */
export const toMatches = (wire: unknown, { length }: string): readonly Match[] => {
  let last = 0
  return list(wire).flatMap((item) => {
    const start = number(record(item).start)
    const end = number(record(item).end)
    if (start < last || end <= start || end > length) return []
    last = end
    return [{ start, end }]
  })
}
