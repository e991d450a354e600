import { want } from '../entities/optimistic'
import type { ProfileId } from '../entities/profile'
import { blockKey, profileStore } from '../entities/profile.store'
import { forgetVideos } from '../feed/forgetVideos'
import type { IntentModule, IntentOf } from '../intent/intent'
import { showFailure } from '../intent/showFailure'
import { httpFor } from '../kit/http'
import { queryClient } from '../kit/query'
import { resolveSettings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { viewerIdAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'
import { profilePageStrings } from './profilePage.strings'

/**
 * Keeps everything of a person away from the viewer, or takes that back; the lists that are open follow.
 * @returns whether the server agreed; where it did not, a toast says why
 */
export const setBlocked = async (
  { userId, name, blocked }: Omit<IntentOf<'block'>, 'type'>,
  element: Element,
): Promise<boolean> => {
  const settings = resolveSettings(element)
  const scope = siteKey(settings)
  let isDone = false
  await want(blocked, {
    scope,
    key: blockKey(userId),
    viewer: viewerIdAtom(settings),
    keep: false,
    send: (hidden) => httpFor(settings).send('POST', paths.hide, { body: { user_id: userId, hidden } }),
    onConfirmed: async (_, isBlocked) => {
      isDone = isBlocked === blocked
      profileStore.update(scope, `user ${userId}` as ProfileId, (profile) => ({ ...profile, isBlocked }))
      if (isBlocked) forgetVideos(scope, ({ author }) => author?.id === userId)
      // Only the lists of this kind: those of a feed stay as they are while somebody watches.
      else void queryClient().resetQueries({ queryKey: [scope, 'feed', paths.profileVideos] })
      const t = translator(await profilePageStrings.load(settings.locale))
      const message = t(isBlocked ? 'person.blocked' : 'person.unblocked', { name })
      pageStore().set(showToast, element, { kind: 'success', message })
    },
    onRefused: (error) => void showFailure(element, error),
  })
  return isDone
}

export const run: IntentModule<IntentOf<'block'>>['run'] = async (intent, element) => {
  await setBlocked(intent, element)
}
