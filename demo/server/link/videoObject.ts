import { html, raw } from 'hono/html'
import type { Markup } from '../http/document'
import type { VideoData } from './linkSubjects'
import type { Preview } from './previewTags'

/** `8.5` → `PT8.5S` */
const isoDuration = (seconds: number) => `PT${Math.round(seconds * 10) / 10}S`

/** A video in the words of schema.org, for the head of its page. */
export const videoObject = (preview: Preview, data: VideoData): Markup => {
  const { title, description, picture, address } = preview
  const absolute = (path: string) => new URL(path, address).href
  const fields = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: description || title,
    ...(picture && { thumbnailUrl: [picture] }),
    uploadDate: new Date(data.createdAt).toISOString(),
    duration: isoDuration(data.duration),
    ...(data.file && { contentUrl: absolute(data.file) }),
    url: address,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: Number(data.views),
    },
  }
  // A title could end the script otherwise.
  return html`<script type="application/ld+json">${raw(JSON.stringify(fields).replaceAll('<', '\\u003c'))}</script>`
}
