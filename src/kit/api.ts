import type { EventUser, GeuinEvents, GeuinEventType } from './events'
import type { Finding } from './finding'
import type { SettingsPart } from './settings'
import { configure } from './settings.configured'

/** What a page's script can do: `import { geuin } from 'geuin'`, or `window.geuin` after the script tag. */
export interface Geuin {
  /** Settings for all elements of the page that have none of their own; later calls add to earlier ones, undefined removes one. */
  configure(settings: SettingsPart): void
  /** The signed-in user; null when signed out, or while it is unknown (`geuin:user-change` says when that changes). */
  readonly user: EventUser | null
  /**
   * Opens the sign-in of the page's `<geuin-auth>`, or of one that is added to the body.
   * @param step the step to open, such as `SIGNIN`; the first one unless set
   */
  signIn(step?: string): Promise<void>
  /** Ends the session in this browser, then on the server. */
  signOut(): Promise<void>
  /**
   * Signs in the viewer whom the page knows already.
   * @param token from the brand's own single sign-on
   * @throws ApiError when the server refuses it
   */
  signInWithToken(token: string): Promise<void>
  /** The viewer's consent to measuring and remembering; it counts more than what a consent manager of the page says. */
  setConsent(consent: 'granted' | 'denied' | 'unset'): Promise<void>
  /**
   * Looks for what is wrong on this page: policy, settings, blocked calls, versions. For the page's author, in English.
   * @returns the worst first; empty when all is well
   */
  diagnose(): Promise<readonly Finding[]>
  /**
   * Listens to an event of any element on the page.
   * @returns removes the listener
   */
  on<T extends GeuinEventType>(type: T, listener: (event: GeuinEvents[T]) => void): () => void
}

declare global {
  interface Window {
    geuin?: Geuin
  }
}

/** Commands that wait for the rest of the API. */
type Later = 'signIn' | 'signOut' | 'signInWithToken' | 'diagnose'

/** Events of elements bubble and leave shadow roots, so the document receives all of them. */
export const on: Geuin['on'] = (type, listener) => {
  document.addEventListener(type, listener as EventListener)
  return () => document.removeEventListener(type, listener as EventListener)
}

/**
 * `window.geuin` for a page that has only the script tag: the rest of the API is loaded with its first call.
 * @param load imports a file by its path in `dist`; under another address where it has failed before
 * @returns loads the API before the first call: `user` is null until then
 */
export const offerApi = (load: (path: string, failed?: number) => Promise<unknown>): (() => unknown) => {
  const api = async () => ((await load('index').catch(() => load('index', 1))) as { geuin: Geuin }).geuin

  const offered = {
    user: null,
    on,
    configure,
    setConsent: async (consent) => configure({ consent }),
  } as Geuin
  for (const name of 'diagnose signIn signInWithToken signOut'.split(' ') as Later[])
    offered[name] = async (...args: never[]) => ((await api())[name] as (...args: never[]) => Promise<never>)(...args)
  window.geuin ??= offered
  return () => api().catch(() => 0)
}
