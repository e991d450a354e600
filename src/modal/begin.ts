import { emit } from '../kit/events'
import type { IslandHost } from '../kit/islandTypes'
import { isPersisted } from '../kit/persisted'

/** Whether this page was left, or loaded anew, in the middle of a modal: it is worth loading what goes on with it. */
export const beginModal = ({ element, settings }: Pick<IslandHost, 'element' | 'settings'>): void => {
  if (!isPersisted(settings(), 'geuinModal page') && !/[?&]provider=/.test(location.search)) return
  import('./resume.actions')
    .then(({ resumeModal }) => resumeModal(element))
    .catch((error: unknown) => {
      emit(element, 'geuin:error', { code: 'failed', message: `sign-in: ${error}` })
    })
}
