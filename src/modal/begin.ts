import { emit } from '../kit/events'
import type { IslandHost } from '../kit/islandTypes'
import { keptPlace } from './keptPlace'

/** Whether this page was left, or loaded anew, in the middle of a modal: it is worth loading what goes on with it. */
export const beginModal = ({ element, settings }: Pick<IslandHost, 'element' | 'settings'>): void => {
  const { storage, key } = keptPlace(settings(), 'page')
  if (storage.get(key) === null && !/[?&]provider=/.test(location.search)) return
  import('./resume.actions')
    .then(({ resumeModal }) => resumeModal(element))
    .catch((error: unknown) => {
      emit(element, 'geuin:error', { code: 'failed', message: `sign-in: ${error}` })
    })
}
