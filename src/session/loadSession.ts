import { emit } from '../kit/events'
import { httpFor } from '../kit/http'
import type { IslandContext } from '../kit/islandConfig'
import { enterElement } from '../kit/knownElements'
import { type Settings, siteKey } from '../kit/settings'
import { attributeText } from '../kit/settings.table'
import { sessionKeyStart, storageFor } from '../kit/storage'
import { mayBeProviderReturn } from './mayBeProviderReturn'

type Context = Pick<IslandContext, 'element' | 'settings' | 'onChange' | 'signal'>

/** Whether the browser keeps a session of the site, of this tab or another one; it may have ended. */
export const isSessionStored = (settings: Settings): boolean =>
  storageFor(settings.storageMode).get(sessionKeyStart + siteKey(settings)) !== null

/**
 * Connects an element to its site's session. Where a session is stored, its code loads before the site's first call,
 * which then carries the token; otherwise it lets what the first view needs go first.
 * @param firstView resolves when the first view no longer waits for what this would delay
 */
export const loadSession = (context: Context, firstView: () => Promise<unknown> | undefined): void => {
  const { element, settings, signal } = context
  if (!settings().apiHost) return
  enterElement(element, signal)
  const isStored = isSessionStored(settings())
  const isUrgent = isStored || attributeText(element, 'ssoToken') !== null || mayBeProviderReturn()
  const load = async () => {
    try {
      if (!isUrgent) await Promise.resolve().then(firstView)
      const { startSession } = await import('./session.start')
      if (!signal.aborted) startSession(context, { wasStored: isStored })
    } catch (error) {
      emit(element, 'geuin:error', { code: 'failed', message: `session: ${error}` })
    }
  }
  const loaded = load()
  if (isStored) httpFor(settings()).waitFor(loaded)
}
