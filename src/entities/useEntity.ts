import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import type { EntityStore } from './store'

const noneAtom = atom(null)

/**
 * An entity that a list names, as it shows now; null only where no id is given.
 * @throws Error for an id that has not been put
 */
export function useEntity<E extends { readonly id: string }>(store: EntityStore<E>, scope: string, id: E['id']): E
export function useEntity<E extends { readonly id: string }>(
  store: EntityStore<E>,
  scope: string,
  id: E['id'] | undefined,
): E | null
export function useEntity<E extends { readonly id: string }>(
  store: EntityStore<E>,
  scope: string,
  id: E['id'] | undefined,
): E | null {
  return useAtomValue<E | null>(id === undefined ? noneAtom : store.atomOf(scope, id))
}
