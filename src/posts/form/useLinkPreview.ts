import { useEffect, useRef, useState } from 'react'
import { useIsland } from '../../kit/island'
import { fetchLinkPreview, type LinkPreview } from '../post.query'

/** Milliseconds without a key until a page is asked what it says of itself. */
const pause = 700

export type LinkPreviewState =
  | { status: 'loading' }
  | { status: 'ready'; preview: LinkPreview }
  /** The page gave no answer, or is none. */
  | { status: 'failed' }

/** What the page at an address says of itself; null for no address. @param onReady called once for each answer */
export const useLinkPreview = (url: string, onReady: (preview: LinkPreview) => void): LinkPreviewState | null => {
  const { settings } = useIsland()
  const [found, setFound] = useState<{ url: string; state: LinkPreviewState } | null>(null)
  const latest = useRef(onReady)
  latest.current = onReady
  useEffect(() => {
    if (!url) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const preview = await fetchLinkPreview(settings, url, signal).catch(() => null)
      if (signal.aborted) return
      setFound({ url, state: preview ? { status: 'ready', preview } : { status: 'failed' } })
      if (preview) latest.current(preview)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [settings, url])
  if (!url) return null
  return found?.url === url ? found.state : { status: 'loading' }
}
