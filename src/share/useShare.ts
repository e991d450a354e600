import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { GeuinEventMap } from '../kit/events'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { shareLink } from './share'
import { shareStrings } from './share.strings'

/** What one shares, by the address of its page. */
type Shared = GeuinEventMap['geuin:share']

/** The video's short link; its page where that can't be loaded. */
const shortened = async (element: Element, video: Shared, preview: string): Promise<Shared> => {
  try {
    const { videoShareLink } = await import('./shortLink.actions')
    return { ...video, url: await videoShareLink(element, video, preview) }
  } catch {
    return video
  }
}

/**
 * Shares a video, a community, a loop or a profile: unless the page prevents `geuin:share`, the system's sheet opens, or
 * the link is copied and a toast confirms it. A video with a `preview`, the address of its poster or '', is shared by a
 * short link; everything else by its own address.
 * @returns how it was shared; null when it was not, or when the page does it
 */
export const useShare = () => {
  const { element, emit } = useIsland()
  const t = useT(shareStrings)
  const toast = useSetAtom(showToast)
  return useCallback(
    async (what: Shared, preview?: string): Promise<'system' | 'link' | null> => {
      if (!emit('geuin:share', what, { cancelable: true })) return null
      const link = preview === undefined ? what : await shortened(element, what, preview)
      const how = await shareLink(link)
      if (how === 'link') toast(element, { kind: 'success', message: t('feed.share.linkCopied') })
      if (how === 'failed')
        toast(element, { kind: 'error', message: t('feed.share.copyFailed'), description: link.url })
      return how === 'system' || how === 'link' ? how : null
    },
    [element, emit, t, toast],
  )
}
