interface Item {
  readonly id: string
}

/** Puts an item in the place of the one with its id. */
export const replaced =
  <T extends Item>(item: T) =>
  (items: readonly T[]): readonly T[] =>
    items.map((it) => (it.id === item.id ? item : it))

/** Takes an item out; what is not in the list is no error. */
export const removed =
  (id: string) =>
  <T extends Item>(items: readonly T[]): readonly T[] =>
    items.filter((it) => it.id !== id)
