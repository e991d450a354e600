/** Answers calls of an element's method, see `handle` of an island’s context. */
export type CommandHandler = (...args: never[]) => unknown

/** Calls of an element's methods, which wait until a handler answers them. */
export interface MethodQueue {
  call(method: string, args: unknown[]): Promise<unknown>
  handle(method: string, fn: CommandHandler): () => void
}

interface Waiting {
  method: string
  answer(fn: CommandHandler): void
}

/** One queue per element: it outlives the sessions, so that a call made while the element is out of the page is kept. */
export const createMethodQueue = (): MethodQueue => {
  const handlers = new Map<string, CommandHandler>()
  let waiting: Waiting[] = []

  return {
    call: (method, args) =>
      new Promise((resolve, reject) => {
        const answer = (fn: CommandHandler) => {
          try {
            resolve(Reflect.apply(fn, undefined, args))
          } catch (error) {
            reject(error)
          }
        }
        const fn = handlers.get(method)
        if (fn) answer(fn)
        else waiting.push({ method, answer })
      }),
    handle: (method, fn) => {
      handlers.set(method, fn)
      const due = waiting.filter((it) => it.method === method)
      waiting = waiting.filter((it) => it.method !== method)
      for (const it of due) it.answer(fn)
      return () => {
        if (handlers.get(method) === fn) handlers.delete(method)
      }
    },
  }
}
