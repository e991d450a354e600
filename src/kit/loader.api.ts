import { type Geuin, on } from './api'
import { configure } from './settings.configured'

/**
 * `window.geuin` for a page that has only the script tag: what needs more than a few bytes is loaded with its first call.
 * @param load gives the module `index.js`
 * @returns loads it ahead, so that `user` is known
 */
export const offerApi = (load: () => Promise<unknown>): (() => unknown) => {
  let real: Geuin | undefined
  const api = async () => {
    real ??= ((await load()) as { geuin: Geuin }).geuin
    return real
  }
  const later =
    <N extends 'signIn' | 'signOut' | 'signInWithToken'>(name: N) =>
    async (...args: Parameters<Geuin[N]>) =>
      ((await api())[name] as (...args: unknown[]) => Promise<void>)(...args)

  window.geuin ??= {
    configure,
    on,
    get user() {
      return real?.user ?? null
    },
    signIn: later('signIn'),
    signOut: later('signOut'),
    signInWithToken: later('signInWithToken'),
    setConsent: async (consent) => configure({ consent }),
  }
  return () => api().catch(() => null)
}
