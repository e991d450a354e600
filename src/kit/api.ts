import type { EventUser, GeuinEvents, GeuinEventType } from './events'
import type { SettingsPart } from './settings'
import { configure } from './settings.configured'

/** What a page's script can do: `import { geuin } from 'geuin'`, or `window.geuin` after the script tag. */
export interface Geuin {
  /** Settings for all elements of the page that lack them; later calls add to earlier ones, undefined takes one back. */
  configure(settings: SettingsPart): void
  /** Who is signed in; null when nobody is, or when it is not known yet (`geuin:user-change` tells). */
  readonly user: EventUser | null
  /**
   * Opens the sign-in of the page's `<geuin-auth>`, or of one that is added to the body.
   * @param step where it opens, such as `SIGNIN`; at its first step unless given
   */
  signIn(step?: string): Promise<void>
  signOut(): Promise<void>
  /**
   * Signs in the viewer that the page knows already.
   * @param token what the brand's own single sign-on gave
   * @throws ApiError when the server refuses it
   */
  signInWithToken(token: string): Promise<void>
  /** What the viewer said to analytics; nothing is sent before `granted`. */
  setConsent(consent: 'granted' | 'denied' | 'unset'): Promise<void>
  /**
   * Hears an event of any element on the page.
   * @returns takes the listener off
   */
  on<T extends GeuinEventType>(type: T, listener: (event: GeuinEvents[T]) => void): () => void
}

declare global {
  interface Window {
    geuin?: Geuin
  }
}

/** Elements' events bubble and leave shadow roots, so the document hears all of them. */
export const on: Geuin['on'] = (type, listener) => {
  document.addEventListener(type, listener as EventListener)
  return () => document.removeEventListener(type, listener as EventListener)
}

/**
 * `window.geuin` for a page that has only the script tag: the rest of the API is loaded with its first call.
 * @param load imports the module `index.js`
 * @returns loads it before the first call, so that `user` is known
 */
export const offerApi = (load: () => Promise<unknown>): (() => unknown) => {
  let loaded: Geuin | undefined
  const api = async () => {
    loaded ??= ((await load()) as { geuin: Geuin }).geuin
    return loaded
  }
  const afterLoad =
    <N extends 'signIn' | 'signOut' | 'signInWithToken'>(name: N) =>
    async (...args: Parameters<Geuin[N]>) =>
      ((await api())[name] as (...args: unknown[]) => Promise<void>)(...args)

  window.geuin ??= {
    configure,
    on,
    get user() {
      return loaded?.user ?? null
    },
    signIn: afterLoad('signIn'),
    signOut: afterLoad('signOut'),
    signInWithToken: afterLoad('signInWithToken'),
    setConsent: async (consent) => configure({ consent }),
  }
  return () => api().catch(() => null)
}
