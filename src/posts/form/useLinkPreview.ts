import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../kit/http'
import { useIsland } from '../../kit/island'
import { codes } from '../../wire/codes'
import { fetchLinkPicture, fetchLinkPreview, type LinkPreview } from '../post.query'

/** Milliseconds without a key until a page is asked what it says of itself. */
const pause = 700

export type LinkPreviewState =
  | { status: 'loading' }
  | { status: 'ready'; preview: LinkPreview }
  /** There is no such page. */
  | { status: 'missing' }
  /** It could not be asked for. */
  | { status: 'failed' }

const failureOf = (error: unknown): LinkPreviewState => {
  const code = isApiError(error) ? error.code : undefined
  return { status: code === codes.notFound || code === codes.addressRefused ? 'missing' : 'failed' }
}

/** Whether an address is written to its end, as far as one can tell. */
const isWhole = (url: string) => new URL(url).hostname.includes('.')

/** What the page at an address says of itself; null for none, and before its host is written. @param onReady called once for each answer */
export const useLinkPreview = (url: string, onReady: (preview: LinkPreview) => void): LinkPreviewState | null => {
  const { settings } = useIsland()
  const [found, setFound] = useState<{ url: string; state: LinkPreviewState } | null>(null)
  const wanted = url && isWhole(url) ? url : ''
  const latest = useRef(onReady)
  latest.current = onReady
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const state = await fetchLinkPreview(settings, wanted, signal).then(
        (preview): LinkPreviewState => ({ status: 'ready', preview }),
        failureOf,
      )
      if (signal.aborted) return
      setFound({ url: wanted, state })
      if (state.status === 'ready') latest.current(state.preview)
    }
    const timer = setTimeout(() => void load(), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [settings, wanted])
  if (!wanted) return null
  return found?.url === wanted ? found.state : { status: 'loading' }
}

/** A picture of another site, as an address in this browser; null until it is here, and where it can't be had. */
export const useLinkPicture = (url: string | null): string | null => {
  const { settings } = useIsland()
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    if (!url) return
    const controller = new AbortController()
    const { signal } = controller
    let made = ''
    fetchLinkPicture(settings, url, signal).then(
      (picture) => {
        if (signal.aborted) return
        made = URL.createObjectURL(picture)
        setSource(made)
      },
      // The link does without.
      () => undefined,
    )
    return () => {
      controller.abort()
      URL.revokeObjectURL(made)
      setSource(null)
    }
  }, [settings, url])
  return source
}
