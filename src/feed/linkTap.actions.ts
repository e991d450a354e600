import type { AnalyticsCatalogue } from '../analytics/catalogue'
import { track } from '../analytics/track'
import { httpFor } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { paths } from '../wire/paths'

/** The id of the embed that an element belongs to: its own, or that of an element around it. */
const embedIdOf = (element: Element): string | undefined => {
  const { embedId } = element as Element & { embedId?: string }
  const root = element.getRootNode()
  return embedId || (root instanceof ShadowRoot ? embedIdOf(root.host) : undefined)
}

/** Counts that a link was followed: of a caption, of a comment, or a video's call to action. */
export const countLinkTap = (element: Element, properties: AnalyticsCatalogue['Link Clicked'], isCta = false): void => {
  const { videoId, commentId, url } = properties
  track(element, 'Link Clicked', properties)
  if (isCta) {
    track(element, 'Link CTA Button Clicked', properties)
    const embedId = embedIdOf(element)
    if (embedId) track(element, 'Embed CTA Clicked', { embedId, url })
  }
  const place = commentId ? { comment_id: commentId } : { video_id: videoId }
  // Nobody waits for it, and a tap that is not counted is no failure that a viewer could mend.
  httpFor(resolveSettings(element))
    .send('POST', paths.linkouts, { body: isCta ? place : { ...place, url }, retry: true })
    .catch(() => undefined)
}
