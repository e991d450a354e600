import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { GeuinEventMap } from '../kit/events'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { shareLink } from './share'
import { shareStrings } from './share.strings'

/**
 * Shares a video, a community, a loop or a profile: unless the page prevents `geuin:share`, the system's sheet opens, or
 * the link is copied and a toast confirms it.
 * @returns how it was shared; null when it was not, or when the page does it
 */
export const useShare = () => {
  const { element, emit } = useIsland()
  const t = useT(shareStrings)
  const toast = useSetAtom(showToast)
  return useCallback(
    async (what: GeuinEventMap['geuin:share']): Promise<'system' | 'link' | null> => {
      if (!emit('geuin:share', what, { cancelable: true })) return null
      const how = await shareLink(what)
      if (how === 'link') toast(element, { kind: 'success', message: t('feed.share.linkCopied') })
      if (how === 'failed')
        toast(element, { kind: 'error', message: t('feed.share.copyFailed'), description: what.url })
      return how === 'system' || how === 'link' ? how : null
    },
    [element, emit, t, toast],
  )
}
