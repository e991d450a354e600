import { track } from '../analytics/track'
import type { IntentModule, IntentOf } from '../intent/intent'
import { emit } from '../kit/events'
import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { type NewToast, showToast } from '../kit/toasts'
import { shareStrings } from './share.strings'
import { videoShareLink } from './shortLink.actions'

type ShareResult = 'system' | 'link' | 'cancelled' | 'failed'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the system's share sheet for a link; copies the link where there is no such sheet. */
const shareLink = async (link: { url: string; title: string }): Promise<ShareResult> => {
  try {
    if (navigator.share && (!navigator.canShare || navigator.canShare(link))) {
      await navigator.share(link)
      return 'system'
    }
  } catch (error) {
    if (isAbort(error)) return 'cancelled'
    // A frame may be denied the sheet; the clipboard may still work.
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'link'
  } catch {
    return 'failed'
  }
}

/** Shares by a link, a video of the server by a short one, unless the page prevents `geuin:share`; says when it copied. */
export const run: IntentModule<IntentOf<'share'>>['run'] = async (intent, element) => {
  const { kind, id, slug, url, title } = intent
  if (!emit(element, 'geuin:share', { kind, id, slug, url, title }, { cancelable: true })) return
  const preview = kind === 'video' ? intent.preview : undefined
  const link = preview === undefined ? url : await videoShareLink(element, { slug, title }, preview)
  const method = await shareLink({ url: link, title })
  if (method === 'cancelled') return
  const t = translator(await shareStrings.load(resolveSettings(element).locale))
  const toast = (content: NewToast) => pageStore().set(showToast, element, content)
  if (method === 'failed') {
    toast({ kind: 'error', message: t('feed.share.copyFailed'), description: link })
    return
  }
  if (method === 'link') toast({ kind: 'success', message: t('feed.share.linkCopied') })
  if (kind === 'video') track(element, 'Video Shared', { ...intent.from, videoId: id, method })
  else track(element, 'Community Shared', { element: element.localName, slug, communityId: id, method })
}
