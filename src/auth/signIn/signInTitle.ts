import type { Intent } from '../../intent/intent'
import { intents } from '../../intent/intents'
import type { Base, TranslateOf } from '../../kit/t'
import type { en } from '../../strings/en/auth'

/** The sign-in's title: names the action that it is needed for. */
export const signInTitle = (intent: Intent, t: TranslateOf<Base & typeof en>): string => {
  const key = intents[intent.type].signIn ?? 'auth.title'
  return key === 'auth.title.join' ? t(key, { community: 'name' in intent ? intent.name : '' }) : t(key)
}
