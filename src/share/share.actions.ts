import { track } from '../analytics/track'
import type { IntentOf } from '../intent/intent'
import { httpFor } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { paths } from '../wire/paths'
import type { ShareMethod } from './services'

/** Counts that the viewer has shared something; a page's own video is counted by nobody but analytics. */
export const countShare = (element: Element, intent: IntentOf<'share'>, method: ShareMethod): void => {
  const { id, slug } = intent
  if (intent.kind === 'community') {
    track(element, 'Community Shared', { element: element.localName, slug, communityId: id, method })
    return
  }
  // The catalogue has no name for the others.
  if (intent.kind !== 'video') return
  track(element, 'Video Shared', { ...intent.from, videoId: id, method })
  if (intent.preview === undefined) return
  const body = { video_id: id, what: 'share' }
  // Nobody waits for it, and a share that is not counted is no failure that a viewer could mend.
  httpFor(resolveSettings(element))
    .send('POST', paths.videoCount, { body, retry: true })
    .catch(() => undefined)
}

/** @returns whether the text is on the clipboard; a frame may be denied it */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the system's share sheet. @returns whether something was shared */
export const shareBySystem = async (shared: { url: string; title: string }): Promise<boolean> => {
  try {
    await navigator.share(shared)
    return true
  } catch {
    return false
  }
}
