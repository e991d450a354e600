import { type Atom, atom, type Getter, type PrimitiveAtom } from 'jotai/vanilla'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'

declare const entityName: unique symbol

/** An id that names one kind of entity, so that a video's can't be taken for a community's. */
export type Id<Name extends string> = string & { readonly [entityName]: Name }

interface Entry<E> {
  /** What the server said last. */
  confirmed: PrimitiveAtom<E>
  /** With what the viewer wants on top. */
  shown: Atom<E>
}

/**
 * Every entity of one kind, once, by id: whatever shows it follows each change. A scope is a site (`siteKey`) or one
 * page's own list, since ids are unique within it.
 */
export interface EntityStore<E extends { readonly id: string }> {
  /**
   * An entity as it shows.
   * @throws Error for an id that has not been put
   */
  atomOf(scope: string, id: E['id']): Atom<E>
  /**
   * An entity as it shows now.
   * @throws Error for an id that has not been put
   */
  get(scope: string, id: E['id']): E
  /** An entity as it shows now; null when it has not been put. */
  find(scope: string, id: E['id']): E | null
  /** Takes over what an answer holds, all of it in one change. */
  put(scope: string, entities: readonly E[]): void
  /** Changes what is confirmed of an entity; nothing when it has not been put. */
  update(scope: string, id: E['id'], change: (confirmed: E) => E): void
  /** Removes all entities of a scope. */
  clear(scope: string): void
}

/**
 * @param name literal and unique in this repository
 * @param show adds what the viewer wants to what is confirmed
 */
export const entityStore = <E extends { readonly id: string }>(
  name: string,
  show: (get: Getter, scope: string, confirmed: E) => E,
): EntityStore<E> => {
  const entries = (scope: string) => shared(`entities:${name}:${scope}`, () => new Map<string, Entry<E>>())
  const putAtom = atom(null, (_get, set, scope: string, entities: readonly E[]) => {
    const known = entries(scope)
    for (const entity of entities) {
      const entry = known.get(entity.id)
      if (entry) {
        set(entry.confirmed, entity)
        continue
      }
      const confirmed = atom(entity)
      known.set(entity.id, { confirmed, shown: atom((get) => show(get, scope, get(confirmed))) })
    }
  })
  const atomOf = (scope: string, id: E['id']) => {
    const entry = entries(scope).get(id)
    if (!entry) throw new Error(`no ${name} ${id}`)
    return entry.shown
  }
  return {
    atomOf,
    get: (scope, id) => pageStore().get(atomOf(scope, id)),
    find: (scope, id) => {
      const entry = entries(scope).get(id)
      return entry ? pageStore().get(entry.shown) : null
    },
    put: (scope, entities) => pageStore().set(putAtom, scope, entities),
    update: (scope, id, change) => {
      const entry = entries(scope).get(id)
      if (entry) pageStore().set(entry.confirmed, change)
    },
    clear: (scope) => entries(scope).clear(),
  }
}
