import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Video } from '../entities/video'
import { useIsland } from '../kit/island'
import { pageStore } from '../kit/store'
import { viewerIdAtom } from '../session/session.atoms'
import { type Discussion, discussionAtom, loadThreads, takeChanges } from './discussion.actions'
import { follow } from './live.query'

/** The comments under a video, loaded anew for each viewer, and kept up to date while they show. */
export const useDiscussion = ({ id }: Pick<Video, 'id'>): Discussion => {
  const { settings } = useIsland()
  const discussion = useAtomValue(discussionAtom(settings, id))
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const isReady = discussion.status === 'ready'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer sees other comments
  useEffect(() => {
    // A list that is here already is shown all the same.
    loadThreads(settings, id, pageStore().get(discussionAtom(settings, id)).sort).catch(() => undefined)
  }, [settings, id, viewerId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer sees other changes
  useEffect(() => {
    if (!isReady) return
    return follow({
      settings,
      videoId: id,
      version: () => pageStore().get(discussionAtom(settings, id)).talk.version,
      take: (changes) => takeChanges(settings, id, changes),
    })
  }, [settings, id, viewerId, isReady])
  return discussion
}
