import { emit } from '../kit/events'
import type { IslandContext } from '../kit/islandConfig'
import { isPersisted } from '../kit/persistedKeys'
import { mayBeProviderReturn } from '../session/mayBeProviderReturn'

/** Loads what resumes a modal, where this page was left or reloaded in the middle of one. */
export const loadModal = ({
  element,
  settings,
  signal,
}: Pick<IslandContext, 'element' | 'settings' | 'signal'>): void => {
  if (signal.aborted) return
  if (!isPersisted(settings(), 'geuinModal page') && !mayBeProviderReturn()) return
  import('./resumeModal.actions')
    .then(({ resumeModal }) => resumeModal(element))
    .catch((error: unknown) => {
      emit(element, 'geuin:error', { code: 'failed', message: `sign-in: ${error}` })
    })
}
