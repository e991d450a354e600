/** Where a brand's ids begin, so that those of several brands do not meet. */
export interface Start {
  brandId: number
  /** The first id in every table but brands. */
  from: number
  crowd: number
  /** The moment that all ages are counted from. */
  base: Date
}

/** From an age in minutes to a time. */
export const before = (base: Date, minutes: number) => new Date(base.getTime() - Math.round(minutes * 60_000))

/** Ids by slug or nickname, in the order of the content. */
export const numbered = (from: number, names: readonly string[]) => {
  const ids = new Map(names.map((name, index) => [name, from + index]))
  return (name: string): number => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`the seed names ${name} and does not have it`)
    return id
  }
}

/** Ids by name. */
export interface Ids {
  person(nickname: string): number
  category(title: string): number
  community(slug: string): number
  loop(slug: string): number
  video(slug: string): number
  linkout(name: string): number
}
