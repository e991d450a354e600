import type { Video } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { editEntries } from './editEntries'

/** Takes videos out of every list of a site that is open: the server leaves them out from now on. */
export const forgetVideos = (site: string, isGone: (video: Video) => boolean): void =>
  editEntries([site, 'feed'], (entry) => {
    const video = videoStore.find(site, entry.id)
    return video && isGone(video) ? [] : entry
  })
