export interface Emitter<Events> {
  on<E extends keyof Events>(event: E, listener: (detail: Events[E]) => void): () => void
  emit<E extends keyof Events>(event: E, detail: Events[E]): void
  clear(): void
}

/** A typed list of listeners; one may leave while it is called. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(detail: never) => void>>()
  return {
    on(event, listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
      return () => set.delete(listener)
    },
    emit(event, detail) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(detail as never)
    },
    clear: () => listeners.clear(),
  }
}
