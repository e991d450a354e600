export interface Facet {
  start: number
  end: number
  user_id: string
}

/** Where a text names people: `@nickname` becomes a facet over the whole of it, the @ included. */
export const facetsOf = (text: string, idOf: (nickname: string) => number | undefined): Facet[] =>
  [...text.matchAll(/@([\w-]+(?:\.[\w-]+)*)/g)].flatMap((match) => {
    const [mention, nickname = ''] = match
    const id = idOf(nickname)
    return id === undefined ? [] : [{ start: match.index, end: match.index + mention.length, user_id: String(id) }]
  })
